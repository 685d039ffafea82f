// Chasphere Black Hole at the table.
import type { GameFace } from "../../lib/game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { hall } from "./hall";
import MarketPlace from "./MarketPlace.svelte";
import Ship from "./Ship.svelte";
import ShipPlace from "./ShipPlace.svelte";
import Story from "./Story.svelte";
import { logLine, stops } from "./told";
import { say, score, scoreHint, seatLine, stands, whatNow } from "./words";

export const face: GameFace = {
  key: hall.key,
  short: say("page-short"),
  Board,
  Plan: Ship,
  Beside,
  Story,
  stops,
  boardName: say("page-sky"),
  places: [
    { name: say("page-market"), Place: MarketPlace },
    { name: say("page-ship"), Place: ShipPlace },
  ],
  seatsInList: { Emblem, score, hint: scoreHint },
  told: true,
  Object: hall.Object,
  Rack: null,
  stands,
  seatLine,
  whatNow,
  logLine,
  ground: hall.ground,
};
