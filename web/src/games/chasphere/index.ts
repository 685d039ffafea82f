// Chasphere Black Hole at the table.
import type { GameFace } from "../../lib/game";
import Beside from "./parts/Beside.svelte";
import Board from "./board/Board.svelte";
import Emblem from "./parts/Emblem.svelte";
import { hall } from "./hall";
import MarketPlace from "./parts/MarketPlace.svelte";
import Ship from "./parts/Ship.svelte";
import ShipPlace from "./parts/ShipPlace.svelte";
import Story from "./parts/Story.svelte";
import { logLine, stops } from "./words/log";
import { say } from "./words/catalogue";
import { score, scoreHint, seatLine, stands } from "./words/match";
import { whatNow } from "./words/whatnow";

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
