// What a person has in hand: a block, and a move being tried. Board and plan share it.
import type { BoardView } from "../../../generated/black-holes";
import type { BoardProps } from "../../../lib/game";
import { media } from "../../../lib/media.svelte";
import { previewOf } from "../words/ask";
import { covers, nameOf, type Piece } from "./geometry";
import { anchorOf, type Move, movesOf, nearest, pieceAt, piecesOf } from "./moves";

type Props = BoardProps<BoardView>;

class Hand {
  /** The anchor of the block in hand. */
  block = $state<string | null>(null);
  /** The move being tried. */
  action = $state<string | null>(null);
  /** Where the keyboard's focus is. */
  at = $state<string | null>(null);

  drop(props: Props): void {
    this.block = this.action = null;
    props.dismiss();
    props.preview(null);
  }

  take(props: Props, anchor: string, action: string | null): void {
    this.block = anchor;
    this.action = action;
    props.dismiss();
    const moves = movesOf(props.view, props.legal).filter((move) => anchorOf(move.piece) === anchor);
    props.preview(previewOf(props.view, moves, action, media.flat));
  }

  /** Somebody points at a space. `loose`: with a finger, on a board of small spaces. */
  point(props: Props, x: number, y: number, loose: boolean): void {
    if (!props.live || props.seat === null || props.legal.length === 0) return;
    const moves = movesOf(props.view, props.legal);
    const own = moves.filter((move) => anchorOf(move.piece) === this.block);
    const goal = own.find((move) => covers(move.goal, x, y)) ?? null;
    if (goal) return this.#aim(props, goal);
    const pieces = piecesOf(props.view);
    const here = pieceAt(pieces, x, y);
    if (here && this.#isMovable(moves, here)) return this.#pick(props, moves, here);
    if (loose && !here) {
      const targets = own.map((move) => ({ at: move.goal, is: move.goal }));
      const blocks = pieces.filter((piece) => this.#isMovable(moves, piece)).map((piece) => ({ at: piece, is: piece }));
      const near = nearest([...targets, ...blocks], x + 0.5, y + 0.5, 1.1);
      const move = own.find((one) => one.goal === near);
      if (move) return this.#aim(props, move);
      if (near) return this.#pick(props, moves, near);
    }
    this.#ask(props, here, nameOf(x, y));
  }

  #isMovable(moves: Move[], piece: Piece): boolean {
    return moves.some((move) => anchorOf(move.piece) === anchorOf(piece));
  }

  /** The first press shows the move, the second makes it. */
  #aim(props: Props, move: Move): void {
    if (this.action === move.action) {
      this.drop(props);
      props.choose(move.action);
    } else this.take(props, anchorOf(move.piece), move.action);
  }

  #pick(props: Props, moves: Move[], piece: Piece): void {
    const anchor = anchorOf(piece);
    if (this.block === anchor && this.action === null) return this.drop(props);
    const own = moves.filter((move) => anchorOf(move.piece) === anchor);
    this.take(props, anchor, own.length === 1 ? (own[0]?.action ?? null) : null);
  }

  /** Neither a goal nor a movable block: ask the server why not, as in `e6-b2`. The block stays in hand. */
  #ask(props: Props, here: Piece | undefined, space: string): void {
    if (this.block !== null && here?.seat !== props.seat) props.explain(`${this.block}-${space}`);
    else if (here || props.view.holes.includes(space)) props.explain(`${space}-${space}`);
  }
}

export const hand = new Hand();
