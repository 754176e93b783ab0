import { basketBack, basketFront } from "../house-props.ts";
import { sittingIn, standing, type Someone } from "../people.ts";
import { hanging, rail } from "../rail.ts";
import { room } from "../room.ts";
import { rug, vase } from "../soft-props.ts";
import { garment as g, type Stage } from "../stage.ts";
import { pxPerCm, scaleOf } from "./measures.ts";

const woman = "woman" as const;
const baby = "baby" as const;

/** Her own ten pieces: she wears three, the others hang beside her. */
export function tenPieces(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  room(s, Math.round(h * 0.85), "#f6e6dc", "#d9b69a", 0.05);
  const top = Math.round(h * 0.13);
  const [left, right] = [w * (wide ? 0.33 : 0.36), w * 0.95];
  rail(s, left, right, top, h * 0.9);
  const specs = [
    g("jacket", "#c9a27c", "#6b4a3a", { cut: woman, fabric: "linen", seed: 2 }),
    g("dress", "#3f5a58", "#dbe6d8", { cut: woman, fabric: "satin", seed: 13 }),
    g("blouse", "#f7efe6", "#c98a76", { cut: woman, fabric: "gauze", seed: 2 }),
    g("skirt", "#8d4a4f", "#f3d7c4", { cut: woman, fabric: "satin", seed: 1 }),
  ].slice(0, wide ? 4 : 3);
  const step = (right - left) / (specs.length + 0.2);
  specs.forEach((spec, i) =>
    hanging(
      s,
      spec,
      left + step * (i + 0.6),
      top,
      step * 1.32,
      h * (spec.silhouette === "dress" ? 0.66 : spec.silhouette === "skirt" ? 0.5 : 0.48),
      i % 2 ? 1.5 : -1.5,
    ),
  );
  const herself: Someone = {
    seed: 12,
    wearer: "woman",
    size: "M",
    wears: [
      g("long-sleeve", "#f7f0e6", "#35476e", { cut: woman, pattern: "stripe", seed: 3 }),
      g("jeans", "#5f7796", "#c98a76", { cut: woman, fabric: "denim", seed: 2 }),
      g("ballerinas", "#5e3a3f", "#f0d5c8", { cut: woman, fabric: "leather", seed: 2 }),
    ],
  };
  standing(s, herself, { x: w * (wide ? 0.17 : 0.2), y: h * 0.95, pxPerCm: pxPerCm(s, wide ? 0.86 : 0.74, herself) });
}

/** A number whose dress crosses over. */
const wrapped = 5;

/** A mother in a dress that is tied, her child in a basket beside her. */
export function afterBaby(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  room(s, Math.round(h * 0.82), "#f7e6dc", "#dcb99c", 0.05);
  rug(s, w * 0.52, h * 0.94, 470 * k, 56 * k, "#f6efe3", "#c98a76");
  const mother: Someone = {
    seed: 92,
    wearer: "woman",
    size: "L",
    wears: [
      g("dress", "#8d4a4f", "#f3d7c4", { cut: woman, pattern: "leaf", fabric: "satin", seed: wrapped }),
      g("ballerinas", "#6b4a3a", "#f3d7c4", { cut: woman, seed: 2 }),
    ],
  };
  const unit = pxPerCm(s, wide ? 0.87 : 0.72, mother);
  standing(s, mother, { x: w * (wide ? 0.34 : 0.3), y: h * 0.95, pxPerCm: unit });
  const child: Someone = {
    seed: 11,
    wearer: "baby",
    size: "9 mois",
    wears: [
      g("long-sleeve", "#f6efe3", "#8fa98b", { cut: baby, pattern: "leaf", seed: 3 }),
      g("leggings", "#8fa98b", "#f6efe3", { cut: baby, fabric: "rib" }),
    ],
  };
  const [x, y] = [w * (wide ? 0.64 : 0.7), h * 0.95];
  const size = (unit * 58) / 300;
  basketBack(s, x, y, size);
  sittingIn(s, child, { x, rim: y - 168 * size, pxPerCm: unit });
  basketFront(s, x, y, size);
  if (wide) vase(s, w * 0.9, h * 0.93, 1.1 * k, "#f3e6da", "#c9745a");
}
