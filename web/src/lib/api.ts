// The HTTP calls. A refusal becomes a Refusal with the server's own sentence; no answer at all becomes an Away.
import type { Calls } from "../generated/calls";
import type { GameOffer, Problem, TableAsked, TableChange } from "../generated/protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** The server can't be reached. */
export class Away extends Error {}

type Call = keyof Calls;
type Answer<C extends Call> = Calls[C]["answer"];
/** Calls with a body need one, unless it may be null. */
type Body<C extends Call> = Calls[C] extends { body: infer B } ? (null extends B ? { body?: B } : { body: B }) : unknown;

type Asked<C extends Call> = Body<C> & {
  /** Values for the names in braces. */
  path?: Record<string, string | number>;
  query?: Record<string, string | number | null>;
  key?: string | null;
};

/** A call by its method and path, as the server describes it. */
async function call<C extends Call>(name: C, asked: Asked<C>): Promise<Answer<C>> {
  const { path = {}, query = {}, key, body }: Asked<C> & { body?: unknown } = asked;
  const [method = "GET", template = ""] = name.split(" ");
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  const place = template.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(path[field])));
  const wanted = Object.entries(query).flatMap(([field, value]) => (value === null ? [] : [`${field}=${value}`]));
  let answer: Response;
  try {
    answer = await fetch(`/api${place}${wanted.length > 0 ? `?${wanted.join("&")}` : ""}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Away();
  }
  if (answer.ok) return answer.headers.get("Content-Type")?.startsWith("application/json") ? answer.json() : answer.text();
  const problem: Problem | null = await answer.json().catch(() => null);
  if (problem === null && answer.status >= 500) throw new Away();
  throw new Refusal(answer.status, problem ?? { detail: answer.statusText, where: null });
}

/** The tools of a game, by the types that are generated for them. */
export function toolsOf<Tools extends Record<keyof Tools, { asked: object; answer: unknown }>>(game: string) {
  return async <Name extends keyof Tools & string>(tool: Name, asked: Tools[Name]["asked"]): Promise<Tools[Name]["answer"]> =>
    call("POST /games/{game}/tools/{tool}", { path: { game, tool }, body: Object.fromEntries(Object.entries(asked)) });
}

let offered: Promise<GameOffer[]> | undefined;

export const api = {
  /** What can be played; it doesn't change while the page is open. */
  games(): Promise<GameOffer[]> {
    offered ??= call("GET /games", {}).catch((problem: unknown) => {
      offered = undefined;
      throw problem;
    });
    return offered;
  },
  rules: (game: string) => call("GET /games/{game}/rules", { path: { game } }),
  sentences: (game: string) => call("GET /games/{game}/text", { path: { game } }),
  /** Where others on the network can reach the server. */
  addresses: () => call("GET /addresses", {}),
  make: (body: TableAsked) => call("POST /tables", { body }),
  change: (id: string, host: string, body: TableChange) => call("PATCH /tables/{id}", { path: { id }, body, key: host }),
  start: (id: string, host: string) => call("POST /tables/{id}/start", { path: { id }, key: host }),
  join: (code: string, name: string | null) => call("POST /join", { body: name ? { code, name } : { code } }),
  table: (id: string) => call("GET /tables/{id}", { path: { id } }),
  /** The figures of somebody's own pack, or what is wrong with it. */
  checkPack: (game: string, pack: string) => call("POST /games/{game}/pack", { path: { game }, body: { pack } }),
  pack: (id: string) => call("GET /tables/{id}/pack", { path: { id } }),
  /** The lines of the log after the first `since`. */
  log: (id: string, key: string | null, since: number) =>
    call("GET /tables/{id}/log", { path: { id }, query: { since }, key }),
  moment: (id: string, number: number, key: string | null) =>
    call("GET /tables/{id}/moments/{number}", { path: { id, number }, key }),
  record: (id: string, key: string | null) => call("GET /tables/{id}/record", { path: { id }, key }),
  rematch: (id: string, key: string) => call("POST /tables/{id}/rematch", { path: { id }, key }),
  lookAt: (record: string, pack?: string) => call("POST /records", { body: pack ? { record, pack } : { record } }),
  lookAtMoment: (record: string, number: number, seat: number | null, pack?: string) =>
    call("POST /records/moment", { body: { record, number, seat, ...(pack ? { pack } : {}) } }),
};
