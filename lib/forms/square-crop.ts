export interface Sides {
  width: number;
  height: number;
}
/** `zoom` from 1 (the largest square); `x` and `y` from 0 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const maxZoom = 3;
export const centredCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The square of a picture that a crop cuts out, in pixels of the picture; never beyond its edges. */
export function squareOf({ width, height }: Sides, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / between(zoom, 1, maxZoom);
  return { left: (width - side) * between(x, 0, 1), top: (height - side) * between(y, 0, 1), side };
}

/** The crop after the picture was dragged by some pixels in a square shown `shownPx` wide: the picture follows the finger. */
export function dragged(sides: Sides, crop: Crop, by: { dx: number; dy: number }, shownPx: number): Crop {
  const { side } = squareOf(sides, crop);
  const perPixel = side / shownPx;
  const move = (position: number, distance: number, room: number) =>
    room <= 0 ? position : between(position - (distance * perPixel) / room, 0, 1);
  return {
    zoom: crop.zoom,
    x: move(crop.x, by.dx, sides.width - side),
    y: move(crop.y, by.dy, sides.height - side),
  };
}
