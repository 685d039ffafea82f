// Who is disconnected, and for how long, as far as this page has seen.
import type { Update } from "../generated/protocol";

/** Seconds. A lift, a tunnel, a lid closed by mistake: nobody should be replaced sooner. */
export const PATIENCE = 60;

export class Absence {
  #since = $state.raw<Record<number, number>>({});
  #clock = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  hear({ seats, started, outcome }: Update): void {
    const away = seats.flatMap((seat, number) => (seat.here || !started || outcome !== null ? [] : [number]));
    const before = this.#since;
    if (away.length === Object.keys(before).length && away.every((seat) => seat in before)) return;
    this.#since = Object.fromEntries(away.map((seat) => [seat, before[seat] ?? Date.now()]));
    clearInterval(this.#timer);
    this.#clock = Date.now();
    if (away.length > 0) this.#timer = setInterval(() => (this.#clock = Date.now()), 1000);
  }

  /** Seconds without a connection; null: connected. */
  of(seat: number): number | null {
    const since = this.#since[seat];
    return since === undefined ? null : Math.max(0, Math.floor((this.#clock - since) / 1000));
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** "1:05". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
