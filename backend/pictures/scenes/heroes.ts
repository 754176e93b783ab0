import type { Point } from "../path.ts";
import { basketBack, basketFront } from "./house-props.ts";
import { bear, bearHead, blocks, bunting, rug, vase } from "./soft-props.ts";
import { sittingIn, standing, type Someone } from "./people.ts";
import { parcel, pile, stool, trunkBack, trunkFront, type FoldedCloth } from "./props.ts";
import { hanging, rail } from "./rail.ts";
import { room } from "./room.ts";
import { garment, type Stage } from "./stage.ts";

/** What stands up in the trunk: folded clothes side by side, their folds upwards. */
function packed(
  s: Stage,
  x: number,
  y: number,
  k: number,
  from: number,
  cloths: readonly (FoldedCloth & { at: number; width: number; height: number })[],
) {
  for (const { color, at, width, height, ...paint } of cloths) {
    if (at < from) continue;
    const cx = x + at * k;
    const w = (width / 2) * k;
    const top = y - height * k;
    const points: Point[] = [
      [cx - w, y - 190 * k, 4],
      [cx - w + 2, top + 16 * k, 16 * k],
      [cx, top],
      [cx + w - 2, top + 14 * k, 16 * k],
      [cx + w, y - 190 * k, 4],
    ];
    s.shape(points, color, paint);
    s.strokes(
      `M${Math.round(cx - w * 0.72)} ${Math.round(y - 200 * k)}Q${Math.round(cx - w * 0.8)} ${Math.round(top + 50 * k)} ${Math.round(cx - w * 0.5)} ${Math.round(top + 20 * k)}M${Math.round(cx + w * 0.7)} ${Math.round(y - 200 * k)}Q${Math.round(cx + w * 0.74)} ${Math.round(top + 60 * k)} ${Math.round(cx + w * 0.56)} ${Math.round(top + 24 * k)}`,
      "#3a2a3f",
      1.6 * k,
      ' opacity=".28"',
    );
  }
}

/** A trunk that has just been opened, full of clothes. Somebody may stand before its left end: nothing is packed left of `from`. */
export function openTrunk(s: Stage, x: number, y: number, k: number, from = -Infinity) {
  trunkBack(s, x, y, k);
  packed(s, x, y, k, from, [
    { at: -236, width: 110, height: 372, color: "#8fa98b", fabric: "corduroy" },
    { at: -132, width: 128, height: 400, color: "#f6efe3", accent: "#c9745a", pattern: "flower", scale: 0.9 },
    { at: 238, width: 112, height: 380, color: "#e9b9b0", accent: "#fff8ef", pattern: "gingham" },
    { at: 136, width: 110, height: 356, color: "#35476e", fabric: "knit" },
  ]);
  s.shape(
    [
      [x - 62 * k, y - 300 * k],
      [x, y - 312 * k],
      [x + 74 * k, y - 300 * k],
      [x + 84 * k, y - 200 * k, 4],
      [x - 72 * k, y - 200 * k, 4],
    ],
    "#c58e5e",
    { fabric: "fleece" },
  );
  bearHead(s, x + 8 * k, y - 356 * k, 1.02 * k, -5);
  packed(s, x, y, k, from, [
    { at: -270, width: 84, height: 318, color: "#f6efe3", accent: "#35476e", pattern: "stripe" },
    { at: -186, width: 108, height: 306, color: "#d98f6c", fabric: "knit" },
    { at: -84, width: 104, height: 292, color: "#e9c26a", accent: "#fff8e6", pattern: "dot" },
    { at: 96, width: 110, height: 300, color: "#f3ece0", fabric: "knit" },
    { at: 196, width: 104, height: 312, color: "#7d9cc0", fabric: "denim" },
    { at: 276, width: 74, height: 300, color: "#c9745a", accent: "#fff4e0", pattern: "dot" },
  ]);
  for (const [side, px] of [
    [-1, -52],
    [1, 66],
  ] as const)
    s.shape(
      [
        [x + (px - 26) * k, y - 262 * k],
        [x + px * k, y - 284 * k],
        [x + (px + 26) * k, y - 262 * k],
        [x + (px + 22) * k, y - 216 * k],
        [x + (px - 22 + side) * k, y - 216 * k],
      ],
      "#c58e5e",
      { fabric: "fleece" },
    );
  trunkFront(s, x, y, k);
  s.shape(
    [
      [x - 250 * k, y - 246 * k, 6],
      [x - 176 * k, y - 252 * k, 6],
      [x - 180 * k, y - 60 * k],
      [x - 190 * k, y - 26 * k, 4],
      [x - 252 * k, y - 34 * k, 4],
      [x - 258 * k, y - 130 * k],
    ],
    "#f0d27a",
    { accent: "#fffaf0", pattern: "stripe", fabric: "knit", scale: 0.7 },
  );
  let fringe = "";
  for (let i = 0; i < 7; i++)
    fringe += `M${Math.round(x + (-246 + i * 9) * k)} ${Math.round(y - (33 - i * 1.2) * k)}q${i % 2 ? 3 : -3} ${Math.round(12 * k)} 0 ${Math.round(24 * k)}`;
  s.strokes(fringe, "#dcb95c", 4 * k);
}

const sister: Someone = {
  seed: 36,
  wearer: "girl",
  size: "6 ans",
  wears: [
    garment("dress", "#e9b9b0", "#fff8ef", { pattern: "flower", fabric: "poplin", seed: 1 }),
    garment("cardigan", "#e3b23c", "#fff4e0", { fabric: "knit", seed: 1 }),
    garment("boots", "#c9745a", "#35476e", { seed: 3 }),
  ],
};
const brother: Someone = {
  seed: 71,
  wearer: "boy",
  size: "3 ans",
  wears: [
    garment("long-sleeve", "#f6efe3", "#35476e", { pattern: "stripe", seed: 6 }),
    garment("dungarees", "#6f8db8", "#35476e", { fabric: "denim", seed: 7 }),
    garment("trainers", "#d98f6c", "#fff8ef", { seed: 3 }),
    garment("beanie", "#8fa98b", "#f6efe3", { fabric: "knit", seed: 8 }),
  ],
};

/** A brother and a sister beside the trunk that has just been opened. */
export function homeHero(s: Stage) {
  const wide = s.width > s.height;
  const { width: w, height: h } = s;
  const floor = Math.round(h * (wide ? 0.77 : 0.78));
  room(s, floor, "#fbf1dc", "#e6c79d", wide ? 0.1 : 0.06);
  const flags = ["#e9c26a", "#e9b9b0", "#8fa98b", "#7d9cc0", "#d98f6c"];
  if (wide) bunting(s, w * 0.4, 30, w + 40, 50, 78, flags);
  else bunting(s, -30, 40, w + 30, 66, 70, flags);
  const x = w * (wide ? 0.7 : 0.5);
  const y = h * (wide ? 0.905 : 0.9);
  const k = wide ? 0.9 : 0.86;
  rug(s, x, y + (wide ? 8 : 14), wide ? 620 : 420, wide ? 92 : 80, "#f3e4c8", "#d98f6c");
  if (wide) vase(s, w * 0.965, y - 92, 0.86, "#e9b9b0", "#d98f6c");
  openTrunk(s, x, y, k, wide ? undefined : -200);
  const pxPerCm = wide ? 5.1 : 5.7;
  standing(s, sister, { x: wide ? w * 0.475 : w * 0.18, y: y + (wide ? 34 : 40), pxPerCm });
  standing(s, brother, { x: wide ? w * 0.9 : w * 0.85, y: y + (wide ? 40 : 46), pxPerCm });
  if (wide) blocks(s, w * 0.795, h * 0.975, 0.6);
}

const herself: Someone = {
  seed: 92,
  wearer: "woman",
  size: "M",
  wears: [
    garment("dress", "#3f5a58", "#dbe6d8", { cut: "woman", pattern: "dot", fabric: "satin", seed: 13 }),
    garment("ballerinas", "#9a6240", "#e9c9a0", { cut: "woman", seed: 2 }),
    garment("bag", "#9a6240", "#e9c9a0", { cut: "woman", fabric: "leather", seed: 3 }),
  ],
};

/** Dressed, before the pieces that were chosen with her. */
export function womanHero(s: Stage) {
  const wide = s.width > s.height;
  const { width: w, height: h } = s;
  const floor = Math.round(h * 0.86);
  room(s, floor, "#f7e4da", "#dcb79c", wide ? 0.06 : 0.04);
  const left = w * (wide ? 0.58 : 0.3);
  const right = w * (wide ? 0.95 : 0.96);
  const top = Math.round(h * (wide ? 0.13 : 0.2));
  rail(s, left, right, top, floor + h * 0.04);
  const specs = [
    garment("coat", "#c9a27c", "#6b4a3a", { cut: "woman", fabric: "velvet", seed: 4 }),
    garment("dress", "#8d4a4f", "#f3d7c4", { cut: "woman", pattern: "flower", fabric: "poplin", seed: 5 }),
    garment("blouse", "#f7efe6", "#c98a76", { cut: "woman", fabric: "gauze", seed: 2 }),
  ];
  const step = (right - left) / (specs.length + (wide ? 0.35 : 0.1));
  specs.forEach((spec, i) =>
    hanging(s, spec, left + step * (i + (wide ? 0.68 : 0.62)), top, wide ? 270 : 236, h * 0.62, i % 2 ? 2 : -2),
  );
  stool(s, w * (wide ? 0.975 : 0.9), h * 0.97, wide ? 0.76 : 0.62);
  vase(s, w * (wide ? 0.975 : 0.9), h * 0.97 - (wide ? 150 : 122), wide ? 0.72 : 0.56, "#f3e6da", "#c9745a");
  standing(s, herself, { x: w * (wide ? 0.48 : 0.24), y: h * 0.95, pxPerCm: wide ? h / 200 : 4.4 });
}

const newborn: Someone = {
  seed: 21,
  wearer: "baby",
  size: "9 mois",
  wears: [
    garment("long-sleeve", "#f6efe3", "#e0a59c", { cut: "baby", pattern: "heart", seed: 3 }),
    garment("leggings", "#8fa98b", "#f6efe3", { cut: "baby", fabric: "rib" }),
  ],
};

/** A baby in a basket between presents. */
export function birthGift(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const floor = Math.round(h * 0.74);
  room(s, floor, "#f6e9dc", "#e9d3b5", 0.06);
  bunting(s, -20, 40, w + 20, 30, 70, ["#e9b9b0", "#f0d9a8", "#b9cbb0", "#f6efe3", "#bcd0e0"]);
  const base = h * 0.92;
  const k = (wide ? 1.3 : 1.12) * (h / (wide ? 800 : 1000));
  rug(s, w * 0.5, base, wide ? w * 0.42 : w * 0.5, 62 * k, "#f6efe3", "#b9cbb0");
  parcel(s, w * (wide ? 0.18 : 0.2), base - 6, (wide ? 0.88 : 0.8) * k, "#d98f8a");
  const x = w * (wide ? 0.46 : 0.56);
  basketBack(s, x, base, k);
  sittingIn(s, newborn, { x, rim: base - 168 * k, pxPerCm: 5.6 * k });
  basketFront(s, x, base, k);
  if (wide) bear(s, w * 0.72, base + 6, 0.9 * k, "#8fa98b");
  else bear(s, w * 0.86, base + 40, 0.62 * k, "#8fa98b");
  if (wide) {
    const px = w * 0.9;
    const high = pile(
      s,
      px,
      base,
      210 * k * 0.8,
      [
        { color: "#e9d6b8", fabric: "knit" },
        { color: "#bcd0e0", accent: "#fffaf0", pattern: "star", scale: 0.7 },
        { color: "#e9b9b0", fabric: "rib" },
        { color: "#f0d27a", fabric: "knit" },
      ],
      44 * k * 0.8,
    );
    s.garment(garment("beanie", "#f3ece0", "#e9b9b0", { cut: "baby", fabric: "knit", seed: 2 }), {
      x: px - 62 * k,
      y: base - high - 116 * k,
      width: 124 * k,
      height: 126 * k,
      maxScale: 1,
    });
  }
}
