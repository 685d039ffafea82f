// Chasphere Black Hole at the table.
import type { TableView } from "../../generated/chasphere";
import type { GameFace } from "../../lib/game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { hall } from "./hall";
import MarketPlace from "./MarketPlace.svelte";
import Ship from "./Ship.svelte";
import ShipPlace from "./ShipPlace.svelte";
import { logLine } from "./told";
import { say, seatLine, stands, total, whatNow } from "./words";

export const face: GameFace = {
  key: hall.key,
  short: say("page-short"),
  Board,
  Plan: Ship,
  boardName: say("page-sky"),
  places: [
    { name: say("page-market"), Place: MarketPlace },
    { name: say("page-ship"), Place: ShipPlace },
  ],
  seatsInList: {
    Emblem,
    score: (view: TableView, seat) => (view.players[seat]?.lost ? "–" : String(total(view, seat)).replace("-", "−")),
  },
  told: true,
  Object: hall.Object,
  Rack: null,
  stands,
  seatLine,
  whatNow,
  logLine,
  ground: hall.ground,
};
