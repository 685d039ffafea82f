// "My tables": the seats this browser holds. Kept only here; the server knows people by their keys alone.

export interface MyTable {
  id: string;
  game: string;
  /** Keys of the seats that are played on this screen, in seat order. */
  keys: string[];
  /** Which seats those are, as far as known. */
  seats: number[];
  /** Keys to hand out as links, by seat. */
  links: Record<string, string>;
  host: string | null;
  code: string | null;
  seal: string | null;
  /** Lines of the log seen here, for the catch-up. */
  seen: number;
  /** When it was last used, for the order in the hall. */
  used: number;
  over: boolean;
}

const PLACE = "ergosphere.tables";
const MOST = 40;

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null; // a browser may forbid it; then links are all there is
  }
}

export function myTables(): MyTable[] {
  try {
    const text = storage()?.getItem(PLACE);
    const found = text ? (JSON.parse(text) as MyTable[]) : [];
    return Array.isArray(found) ? found.filter((table) => typeof table.id === "string") : [];
  } catch {
    return [];
  }
}

export function myTable(id: string): MyTable | null {
  return myTables().find((table) => table.id === id) ?? null;
}

/** Adds or changes a table; true if the browser keeps it. */
export function keepTable(id: string, change: Partial<MyTable>): boolean {
  const empty: MyTable = {
    id,
    game: "",
    keys: [],
    seats: [],
    links: {},
    host: null,
    code: null,
    seal: null,
    seen: 0,
    used: 0,
    over: false,
  };
  const tables = myTables();
  const kept = { ...empty, ...tables.find((table) => table.id === id), ...change, used: Date.now() };
  const rest = tables.filter((table) => table.id !== id).sort((a, b) => b.used - a.used);
  return write([kept, ...rest].slice(0, MOST));
}

export function forgetTable(id: string): void {
  write(myTables().filter((table) => table.id !== id));
}

function write(tables: MyTable[]): boolean {
  try {
    const place = storage();
    place?.setItem(PLACE, JSON.stringify(tables));
    return place !== null;
  } catch {
    return false;
  }
}

const SEAT_OF_TAB = "ergosphere.seat.";

/** The keys with which this tab sits at a table. A tab that was opened by another seat's link plays that seat only. */
export function keysOf(id: string): string[] {
  try {
    const own = window.sessionStorage.getItem(SEAT_OF_TAB + id);
    if (own) return [own];
  } catch {
    // as above
  }
  return myTable(id)?.keys ?? [];
}

/** Takes the key of a link; true if it is kept, so that it can be removed from the address bar. */
export function takeKey(id: string, key: string): boolean {
  const known = myTable(id);
  if (keysOf(id).includes(key) || known?.keys.includes(key)) return true;
  expectName(id);
  if (known === null || known.keys.length === 0) return keepTable(id, { keys: [key] });
  try {
    window.sessionStorage.setItem(SEAT_OF_TAB + id, key);
    return true;
  } catch {
    return false;
  }
}

const UNNAMED = "ergosphere.unnamed.";

/** Somebody has just come to a table and will be asked for a name there, once. */
export function expectName(id: string): void {
  try {
    window.sessionStorage.setItem(UNNAMED + id, "yes");
  } catch {
    // no storage: a name can be given in the table's menu
  }
}

export function isNameExpected(id: string): boolean {
  try {
    return window.sessionStorage.getItem(UNNAMED + id) !== null;
  } catch {
    return false;
  }
}

/** They have given a name, or would rather not. */
export function nameSettled(id: string): void {
  try {
    window.sessionStorage.removeItem(UNNAMED + id);
  } catch {
    // as above
  }
}

const NAME = "ergosphere.name";

/** The name given last. */
export function myName(): string {
  return storage()?.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  try {
    storage()?.setItem(NAME, name);
  } catch {
    // no storage: they will be asked again
  }
}
