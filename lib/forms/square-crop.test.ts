import { describe, expect, it } from "vitest";
import { centredCrop, dragged, squareOf } from "./square-crop.ts";

const wide = { width: 400, height: 200 };

describe("a crop", () => {
  it("begins as the largest square in the middle", () =>
    expect(squareOf(wide, centredCrop)).toEqual({ left: 100, top: 0, side: 200 }));
  it("becomes smaller as one comes nearer", () =>
    expect(squareOf(wide, { ...centredCrop, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 }));
  it("never leaves the picture", () => {
    expect(squareOf(wide, { zoom: 0.1, x: -1, y: 9 })).toEqual({ left: 0, top: 0, side: 200 });
    expect(squareOf(wide, { zoom: 1, x: 2, y: 0 })).toEqual({ left: 200, top: 0, side: 200 });
  });
  it("follows the finger: dragged to the right it shows what lies to the left", () => {
    expect(dragged(wide, centredCrop, { dx: 50, dy: 0 }, 100)).toEqual({ zoom: 1, x: 0, y: 0.5 });
    expect(dragged(wide, centredCrop, { dx: -25, dy: 30 }, 100)).toEqual({ zoom: 1, x: 0.75, y: 0.5 });
    expect(dragged(wide, centredCrop, { dx: 999, dy: 999 }, 100).x).toBe(0);
  });
});
