// The HTTP calls. A refusal becomes a Refusal with the server's own sentence; no answer at all becomes an Away.
import type {
  Addresses,
  GameOffer,
  Joined,
  NextTable,
  Log,
  Moment,
  PackShown,
  Problem,
  RecordShown,
  Rule,
  TableAsked,
  TableChange,
  TableMade,
  TableShown,
} from "../generated/protocol";

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

interface Call {
  method?: string;
  body?: unknown;
  key?: string | null | undefined;
}

async function ask(path: string, { method = "GET", body, key }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Away();
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem === null && answer.status >= 500) throw new Away();
  throw new Refusal(answer.status, problem ?? { detail: answer.statusText, where: null });
}

async function json<T>(path: string, call?: Call): Promise<T> {
  return (await (await ask(path, call)).json()) as T;
}

async function plain(path: string, call?: Call): Promise<string> {
  return (await ask(path, call)).text();
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const query = (seat: number | null | undefined) => (seat === null || seat === undefined ? "" : `?seat=${seat}`);

let offered: Promise<GameOffer[]> | undefined;

export const api = {
  /** Asked for once: what can be played doesn't change under a page. */
  games(): Promise<GameOffer[]> {
    offered ??= json<GameOffer[]>("/games").catch((problem: unknown) => {
      offered = undefined;
      throw problem;
    });
    return offered;
  },
  rules: (game: string) => json<Rule[]>(`/games/${encodeURIComponent(game)}/rules`),
  sentences: (game: string) => plain(`/games/${encodeURIComponent(game)}/text`),
  /** A tool of a game: companions, odds and the like. What it answers the game's face knows. */
  tool: <T>(game: string, tool: string, asked: unknown) =>
    json<T>(`/games/${encodeURIComponent(game)}/tools/${encodeURIComponent(tool)}`, { method: "POST", body: asked }),
  /** Where others in the network reach the server. */
  addresses: () => json<Addresses>("/addresses"),
  make: (asked: TableAsked) => json<TableMade>("/tables", { method: "POST", body: asked }),
  change: (id: string, host: string, change: TableChange) =>
    json<TableMade>(table(id), { method: "PATCH", body: change, key: host }),
  start: (id: string, host: string) => json<TableShown>(`${table(id)}/start`, { method: "POST", key: host }),
  join: (code: string, name: string | null) =>
    json<Joined>("/join", { method: "POST", body: name ? { code, name } : { code } }),
  table: (id: string) => json<TableShown>(table(id)),
  /** The figures of a table. */
  checkPack: (game: string, pack: string) =>
    json<PackShown>(`/games/${encodeURIComponent(game)}/pack`, { method: "POST", body: { pack } }),
  pack: (id: string) => json<PackShown>(`${table(id)}/pack`),
  log: (id: string, key: string | null, seat?: number | null) => json<Log>(`${table(id)}/log${query(seat)}`, { key }),
  moment: (id: string, number: number, key: string | null, seat?: number | null) =>
    json<Moment>(`${table(id)}/moments/${number}${query(seat)}`, { key }),
  record: (id: string, key: string | null) => plain(`${table(id)}/record`, { key }),
  rematch: (id: string, key: string) => json<NextTable>(`${table(id)}/rematch`, { method: "POST", key }),
  lookAt: (record: string, pack?: string) =>
    json<RecordShown>("/records", { method: "POST", body: pack ? { record, pack } : { record } }),
  lookAtMoment: (record: string, number: number, seat: number | null, pack?: string) =>
    json<Moment>("/records/moment", { method: "POST", body: { record, number, seat, ...(pack ? { pack } : {}) } }),
};
