import { leather } from "./props.ts";
import type { Stage } from "./stage.ts";
import type { GarmentSpec } from "../types.ts";

const wood = "#c79a6b";

/** A clothes rail standing on the floor. */
export function rail(s: Stage, left: number, right: number, top: number, foot: number) {
  s.shadow((left + right) / 2, foot, (right - left) * 0.56, 26, 0.8);
  const bar = (d: string, width: number, color: string) => s.strokes(d, color, width);
  const legs = `M${Math.round(left + 14)} ${top}L${Math.round(left - 22)} ${Math.round(foot)}M${Math.round(left + 14)} ${top}L${Math.round(left + 52)} ${Math.round(foot - 26)}M${Math.round(right - 14)} ${top}L${Math.round(right + 22)} ${Math.round(foot)}M${Math.round(right - 14)} ${top}L${Math.round(right - 52)} ${Math.round(foot - 26)}`;
  bar(legs, 15, "#9c7248");
  bar(legs, 11, wood);
  bar(`M${Math.round(left - 20)} ${top}H${Math.round(right + 20)}`, 18, "#9c7248");
  bar(`M${Math.round(left - 20)} ${top - 1}H${Math.round(right + 20)}`, 13, "#d6ab7c");
}

const clipped = new Set<GarmentSpec["silhouette"]>(["trousers", "jeans", "leggings", "joggers", "shorts", "skirt"]);

/** One garment on its hanger; x is the hook, y the bar. */
export function hanging(s: Stage, spec: GarmentSpec, x: number, y: number, width: number, height: number, tilt = 0) {
  const isClipped = clipped.has(spec.silhouette);
  const top = y + 62;
  s.group(`rotate(${tilt} ${Math.round(x)} ${y})`, () => {
    s.strokes(`M${Math.round(x)} ${top + 2}V${y + 26}q16-8 16-22a16 16 0 0 0-32 0`, "#8d7a63", 4.5);
    if (isClipped) s.strokes(`M${Math.round(x - width * 0.28)} ${top + 6}H${Math.round(x + width * 0.28)}`, wood, 12);
    else
      s.strokes(
        `M${Math.round(x - width * 0.24)} ${top + 38}Q${Math.round(x - width * 0.06)} ${top + 4} ${Math.round(x)} ${top - 2}Q${Math.round(x + width * 0.06)} ${top + 4} ${Math.round(x + width * 0.24)} ${top + 38}`,
        wood,
        14,
      );
    s.garment(spec, {
      x: x - width / 2,
      y: top + (isClipped ? 8 : 4),
      width,
      height: height - 66,
      maxScale: 1.7,
      isHung: true,
    });
    if (isClipped)
      for (const k of [-0.2, 0.2])
        s.shape(
          [
            [x + width * k - 9, top - 4, 3],
            [x + width * k + 9, top - 4, 3],
            [x + width * k + 8, top + 26, 4],
            [x + width * k - 8, top + 26, 4],
          ],
          leather.brass,
          { line: 1.4 },
        );
  });
}
