import type { Fold, Piece } from "../draft.ts";
import { moved, turned, type Point } from "../path.ts";

interface Placement {
  dx: number;
  dy: number;
  turn?: number;
  isFlipped?: boolean;
}

/** Moves finished pieces as one object: the second shoe, the second sock. */
export function placed(pieces: readonly Piece[], { dx, dy, turn = 0, isFlipped = false }: Placement): Piece[] {
  const flip = isFlipped ? -1 : 1;
  const set = (points: readonly Point[]): Point[] => {
    const side = isFlipped
      ? points.map((p): Point => (p[2] === undefined ? [-p[0], p[1]] : [-p[0], p[1], p[2]]))
      : points;
    return moved(turned(side, turn), dx, dy);
  };
  const spot = (x: number, y: number) => set([[x, y]])[0] ?? [x, y];
  const fold = ([ax, ay, bx, by, bend, width]: Fold): Fold => [
    ...(spot(ax, ay).slice(0, 2) as [number, number]),
    ...(spot(bx, by).slice(0, 2) as [number, number]),
    bend * flip,
    width * flip,
  ];
  return pieces.map((p) => ({
    ...p,
    points: set(p.points),
    grain: (p.grain ?? 0) * flip + turn,
    round: p.round === null ? null : (p.round ?? p.grain ?? 0) * flip + turn,
    folds: (p.folds ?? []).map(fold),
    lights: (p.lights ?? []).map(fold),
    seams: (p.seams ?? []).map(set),
    stitches: (p.stitches ?? []).map(set),
    buttons: (p.buttons ?? []).map(([x, y, r]) => [spot(x, y)[0], spot(x, y)[1], r] as const),
    over: p.over
      ? `<g transform="translate(${dx} ${dy})rotate(${turn})${isFlipped ? "scale(-1 1)" : ""}">${p.over}</g>`
      : "",
  }));
}
