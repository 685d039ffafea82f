// Written by tools/generate.py from the Python side; never edited by hand.
import type { Addresses, GameOffer, Health, JoinAsked, Joined, Log, Moment, MomentAsked, NextTable, PackAsked, PackShown, RecordAsked, RecordShown, Rule, StartAsked, TableAsked, TableChange, TableMade, TableShown } from "./protocol";

export interface Calls {
  "GET /addresses": { answer: Addresses };
  "GET /health": { answer: Health };
  "GET /openapi.json": { answer: Record<string, unknown> };
  "GET /games": { answer: GameOffer[] };
  "GET /games/{game}/rules": { answer: Rule[] };
  "GET /games/{game}/text": { answer: string };
  "POST /games/{game}/tools/{tool}": { body: Record<string, unknown>; answer: unknown };
  "POST /games/{game}/pack": { body: PackAsked; answer: PackShown };
  "POST /tables": { body: TableAsked; answer: TableMade };
  "PATCH /tables/{id}": { body: TableChange; answer: TableMade };
  "POST /tables/{id}/start": { body: StartAsked | null; answer: TableShown };
  "POST /join": { body: JoinAsked; answer: Joined };
  "GET /tables/{id}": { answer: TableShown };
  "GET /tables/{id}/pack": { answer: PackShown };
  "GET /tables/{id}/record": { answer: string };
  "GET /tables/{id}/log": { answer: Log };
  "GET /tables/{id}/moments/{number}": { answer: Moment };
  "POST /tables/{id}/rematch": { answer: NextTable };
  "POST /records": { body: RecordAsked; answer: RecordShown };
  "POST /records/moment": { body: MomentAsked; answer: Moment };
}
