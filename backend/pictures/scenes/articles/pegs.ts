import { bench, pegBoard } from "../house-props.ts";
import { standing, type Someone } from "../people.ts";
import { room } from "../room.ts";
import { bear, blocks, rug } from "../soft-props.ts";
import { garment as g, type Stage } from "../stage.ts";
import { pxPerCm, scaleOf } from "./measures.ts";

const baby = "baby" as const;

/** The pegs of a nursery, each with its mark, and one of those who know theirs. */
export function nursery(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  const floor = Math.round(h * 0.78);
  room(s, floor, "#f3ecd9", "#dfc49c", 0.04);
  const pegs = [
    {
      mark: "star",
      color: "#e9c26a",
      spec: g("coat", "#c9745a", "#f3d9a4", { cut: baby, fabric: "fleece", seed: 3 }),
      width: 214,
      height: 280,
    },
    {
      mark: "apple",
      color: "#c9606a",
      spec: g("bag", "#7d9cc0", "#f6efe3", { fabric: "denim", seed: 2 }),
      width: 136,
      height: 176,
    },
    {
      mark: "cloud",
      color: "#7d9cc0",
      spec: g("dungarees", "#8fa98b", "#f6efe3", { cut: baby, fabric: "corduroy", seed: 2 }),
      width: 190,
      height: 290,
    },
    {
      mark: "boat",
      color: "#8fa98b",
      spec: g("cardigan", "#e9d0a8", "#a8754c", { cut: baby, fabric: "knit" }),
      width: 222,
      height: 210,
    },
  ] as const;
  pegBoard(
    s,
    w * (wide ? 0.06 : 0.05),
    w * (wide ? 0.66 : 0.95),
    h * 0.27,
    wide ? k : k * 1.1,
    pegs.slice(0, wide ? 4 : 3),
  );
  const child: Someone = {
    seed: 33,
    wearer: "child",
    size: "2 ans",
    wears: [
      g("sweatshirt", "#e9c26a", "#fff8e6", { fabric: "fleece", seed: 4 }),
      g("joggers", "#6f86ab", "#f6efe3", { seed: 2 }),
      g("socks", "#f6efe3", "#d98f6c", { fabric: "rib", seed: 2 }),
    ],
  };
  rug(s, w * (wide ? 0.8 : 0.62), h * 0.94, 250 * k, 44 * k, "#f6efe3", "#8fa98b");
  blocks(s, w * (wide ? 0.6 : 0.2), h * 0.95, 0.9 * k);
  bear(s, w * (wide ? 0.2 : 0.88), h * 0.95, 0.72 * k, "#d98f6c");
  standing(s, child, { x: w * (wide ? 0.8 : 0.58), y: h * 0.94, pxPerCm: pxPerCm(s, wide ? 0.56 : 0.46, child) });
}

/** The pegs of a school in the morning. */
export function school(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  room(s, Math.round(h * 0.78), "#e9eee6", "#d6bb92", 0.05);
  const jacket = { spec: g("jacket", "#6f8a67", "#e9c26a", { fabric: "corduroy", seed: 2 }), width: 270, height: 280 };
  pegBoard(s, w * (wide ? 0.3 : 0.04), w * 0.97, h * 0.22, wide ? k : k * 1.05, [
    { mark: "apple", color: "#c9606a", ...(wide ? jacket : {}) },
    { mark: "star", color: "#e3b23c", ...(wide ? {} : jacket) },
    {
      mark: "cloud",
      color: "#7d9cc0",
      spec: g("bag", "#c9745a", "#f3d9a4", { fabric: "denim", seed: 2 }),
      width: 160,
      height: 220,
    },
  ]);
  bench(s, w * (wide ? 0.72 : 0.66), h * 0.86, 560, k);
  const girl: Someone = {
    seed: 36,
    wearer: "girl",
    size: "6 ans",
    wears: [
      g("long-sleeve", "#f6efe3", "#35476e", { pattern: "stripe", seed: 1 }),
      g("pinafore", "#c9745a", "#fff4e0", { fabric: "corduroy", seed: 3 }),
      g("trainers", "#f6efe3", "#8fa98b", { seed: 2 }),
      g("bag", "#35476e", "#e9c26a", { fabric: "denim", seed: 2 }),
    ],
  };
  const boy: Someone = {
    seed: 71,
    wearer: "boy",
    size: "4 ans",
    wears: [
      g("sweatshirt", "#7d9cc0", "#f6efe3", { fabric: "fleece", seed: 5 }),
      g("joggers", "#5a5348", "#e9c26a", { seed: 1 }),
      g("trainers", "#d98f6c", "#fff8ef", { seed: 1 }),
    ],
  };
  const unit = pxPerCm(s, wide ? 0.72 : 0.56, girl);
  standing(s, girl, { x: w * (wide ? 0.18 : 0.24), y: h * 0.95, pxPerCm: unit });
  standing(s, boy, { x: w * (wide ? 0.58 : 0.7), y: h * 0.96, pxPerCm: unit });
}
