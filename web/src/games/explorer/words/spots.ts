// What the places on the chart are called.
import type { ExplorerView, Ship } from "../../../generated/explorer";
import { isChange, isEvent, type Spot, zoneNumber } from "../board/geometry";
import { say, yes, ZONE_IDS } from "./catalogue";

export function spotName(view: ExplorerView, spot: Spot): string {
  if (spot.place === "home") return say("page-spot-home");
  if (spot.place !== "orbit") return say("page-spot-lane", { space: spot.space, lane: view.box.lane });
  const zone = say("zone", { zone: ZONE_IDS[zoneNumber(view.box, spot.orbit)] ?? "" });
  const { orbit, space } = spot;
  const [change, event] = [yes(isChange(view.box, orbit, space)), yes(isEvent(view.box, orbit, space))];
  return say("page-spot-orbit", { orbit, space, zone, change, event });
}

export function where(ship: Ship): string {
  return say("page-where", { place: ship.place, orbit: ship.orbit, space: ship.space });
}
