// Which finished round is on the stage. Board and pad of points share it.
class TheatreState {
  round = $state<number | null>(null);

  open(round: number): void {
    this.round = round;
  }

  close(): void {
    this.round = null;
  }
}

export const theatre = new TheatreState();
