import { describe, expect, it } from "vitest";
import { fitInto, keepInside, moveBy, pinch, wholeView, zoomAt } from "./zoom.ts";

const bounds = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 533 } };

describe("a picture on its stage", () => {
  it("fits with its own proportions", () => {
    expect(fitInto({ width: 400, height: 600 }, { width: 800, height: 1000 })).toEqual({ width: 400, height: 500 });
    expect(fitInto({ width: 1200, height: 600 }, { width: 900, height: 1200 })).toEqual({ width: 450, height: 600 });
  });
  it("does not move while it is whole", () => expect(moveBy(wholeView, { x: 80, y: -80 }, bounds)).toEqual(wholeView));
  it("is moved to its edge and no further", () =>
    expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, bounds)).toEqual({ scale: 2, x: 200, y: -233 }));
  it("keeps what lies under the finger where it is", () => {
    const view = zoomAt(wholeView, 2, { x: 100, y: 100 }, bounds);
    expect(view).toEqual({ scale: 2, x: -100, y: -100 });
  });
  it("is never smaller than whole nor larger than six times", () => {
    expect(zoomAt({ scale: 2, x: 150, y: 0 }, 0.1, { x: 0, y: 0 }, bounds)).toEqual(wholeView);
    expect(keepInside({ scale: 40, x: 0, y: 0 }, bounds).scale).toBe(6);
  });
  it("goes with two fingers", () => {
    const view = pinch(
      wholeView,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
      bounds,
    );
    expect(view).toEqual({ scale: 2, x: 0, y: 0 });
  });
});
