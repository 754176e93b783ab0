/** Lengths in CSS pixels; places count from the middle of the stage. */
interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

/** How a picture lies on the stage: how many times larger than it fits, and how far its middle was moved. */
export interface View extends Point {
  scale: number;
}

/** The stage, and the picture as it fits into it. */
export interface Bounds {
  stage: Size;
  picture: Size;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
const maxScale = 6;

/** The largest size with the proportions of a picture that fits into the stage. */
export function fitInto(stage: Size, picture: Size): Size {
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Keeps the picture from leaving the stage, and in the middle where it is smaller than that. */
export function keepInside({ scale, x, y }: View, { stage, picture }: Bounds): View {
  const kept = Math.min(maxScale, Math.max(1, scale));
  return {
    scale: kept,
    x: clamp(x, Math.max(0, (picture.width * kept - stage.width) / 2)) || 0,
    y: clamp(y, Math.max(0, (picture.height * kept - stage.height) / 2)) || 0,
  };
}

/** Enlarges by a factor so that what lies under `place` stays there. */
export function zoomAt(view: View, factor: number, place: Point, bounds: Bounds): View {
  const { scale } = keepInside({ ...view, scale: view.scale * factor }, bounds);
  const grown = scale / view.scale;
  return keepInside(
    { scale, x: place.x - (place.x - view.x) * grown, y: place.y - (place.y - view.y) * grown },
    bounds,
  );
}

export const moveBy = (view: View, by: Point, bounds: Bounds): View =>
  keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, bounds);

/** Two fingers: what lay under them goes with them. */
export function pinch(view: View, before: readonly [Point, Point], now: readonly [Point, Point], bounds: Bounds): View {
  const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(now);
  const moved = moveBy(view, { x: to.x - from.x, y: to.y - from.y }, bounds);
  return zoomAt(moved, distance(now) / Math.max(1, distance(before)), to, bounds);
}
