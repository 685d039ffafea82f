// Planets glide along their rings, push each other and fall; ships ride or fly. The view is the truth: this only leads there.
import type { GameEvent as Told, TableView } from "../../generated/chasphere";
import { media } from "../../lib/media.svelte";
import { angleOn, arcOf, onRing, PLANETS, type Point, pointOf, STAR, turnTo } from "./geometry";

const GLIDE = 600;
const PUSHED = 120;
const LEG = 240;
const JUMP = 360;
const FALL = 220;

export interface Body {
  at: Point;
  /** 1, or less while it falls or appears. */
  size: number;
}

type Track = { end: number; draw(time: number): void };

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
const share = (time: number, begin: number, length: number): number => Math.min(1, Math.max(0, (time - begin) / length));

export class Motion {
  planets = $state.raw<Body[]>([]);
  ships = $state.raw<Body[]>([]);
  moving = $state(false);
  #shown: TableView | null = null;
  #frame = 0;

  arrive(view: TableView, events: Told[]): void {
    const before = this.#shown;
    if (view === before) return;
    this.#shown = view;
    cancelAnimationFrame(this.#frame);
    const quiet = media.still || document.visibilityState === "hidden";
    if (before === null || events.length === 0 || quiet) return this.#rest(view);
    const tracks = this.#tracks(before, view, events);
    if (tracks.length === 0) return this.#rest(view);
    this.#rest(before);
    this.moving = true;
    const begin = performance.now();
    const end = Math.max(...tracks.map((track) => track.end));
    const step = (now: number): void => {
      const time = now - begin;
      if (time >= end) return this.#rest(view);
      for (const track of tracks) track.draw(time);
      this.planets = [...this.planets];
      this.ships = [...this.ships];
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #rest(view: TableView): void {
    this.moving = false;
    this.planets = PLANETS.map((_, k) => {
      const space = view.planets[k]?.space ?? STAR;
      return { at: pointOf(space), size: space === STAR ? 0 : 1 };
    });
    this.ships = view.players.map((player) => ({ at: pointOf(player.space), size: player.lost || !player.ship ? 0 : 1 }));
  }

  #tracks(before: TableView, view: TableView, events: Told[]): Track[] {
    const tracks: Track[] = [];
    const order = events.flatMap((event) =>
      event.event === "planet-moved" || event.event === "planet-ejected" || event.event === "planet-swallowed" ? [event.planet] : [],
    );
    PLANETS.forEach((planet, k) => {
      const from = before.planets[k]?.space ?? STAR;
      const to = view.planets[k]?.space ?? STAR;
      if (from === to) return;
      const riders = before.players.flatMap((player, seat) =>
        player.space === from && !player.lost && view.players[seat]?.space === to ? [seat] : [],
      );
      tracks.push(this.#glide(k, from, to, before.collapsed, PUSHED * Math.max(0, order.indexOf(planet)), riders));
    });
    view.players.forEach((player, seat) => {
      const from = before.players[seat]?.space ?? player.space;
      if (from === player.space || player.lost) return;
      const rides = before.planets.some((one, k) => one.space === from && view.planets[k]?.space === player.space);
      const flown = events.some((event) => event.event === "ship-moved" && event.seat === seat);
      if (!rides || flown) tracks.push(flown ? this.#fly(seat, from, player.space) : this.#jump(seat, from, player.space));
    });
    return tracks;
  }

  #glide(k: number, from: string, to: string, collapsed: boolean, delay: number, riders: number[]): Track {
    const start = angleOn(k, from) ?? 0;
    const goal = angleOn(k, to) ?? 0;
    const turn = collapsed ? turnTo(start, goal) : (goal - start + 360) % 360;
    const falls = to === STAR;
    return {
      end: delay + GLIDE + (falls ? FALL : 0),
      draw: (time) => {
        const at = onRing(k, start + turn * ease(share(time, delay, GLIDE)));
        const size = falls ? 1 - share(time, delay + GLIDE, FALL) : 1;
        this.planets[k] = { at, size };
        for (const seat of riders) this.ships[seat] = { at, size };
      },
    };
  }

  #fly(seat: number, from: string, to: string): Track {
    const arc = arcOf(from, to);
    return {
      end: LEG,
      draw: (time) => {
        const part = share(time, 0, LEG);
        const at = arc ? onRing(arc.ring, arc.from + arc.turn * part) : pointOf(part < 1 ? from : to);
        this.ships[seat] = { at, size: 1 };
      },
    };
  }

  #jump(seat: number, from: string, to: string): Track {
    return {
      end: JUMP,
      draw: (time) => {
        const part = share(time, 0, JUMP);
        this.ships[seat] = { at: pointOf(part < 0.5 ? from : to), size: Math.abs(1 - 2 * part) };
      },
    };
  }
}
