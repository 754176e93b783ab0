import { openTrunk } from "../heroes.ts";
import { moodBoard, notes, swatch, towel, washBowl } from "../house-props.ts";
import { standing, type Someone } from "../people.ts";
import { pile, stool } from "../props.ts";
import { hanging, rail } from "../rail.ts";
import { room, table } from "../room.ts";
import { branch, rug } from "../soft-props.ts";
import { garment as g, type Stage } from "../stage.ts";
import { laid, pxPerCm, scaleOf } from "./measures.ts";

const woman = "woman" as const;

/** Wool is washed in a bowl and dried lying down. */
export function wool(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s) * (wide ? 1 : 1.2);
  table(s, "#eef1ee", "#bcd0d8", "none");
  const [tw, th] = [600 * k, 600 * k];
  const [cx, cy] = wide ? [w * 0.66, h * 0.52] : [w * 0.52, h * 0.36];
  towel(s, cx - tw / 2, cy - th / 2, tw, th, "#f7f1e6", 3);
  laid(s, g("jumper", "#c9745a", "#f6efe3", { fabric: "knit", seed: 5 }), cx, cy - 6 * k, 8.6 * k, 3);
  const [bx, by] = wide ? [w * 0.2, h * 0.4] : [w * 0.3, h * 0.8];
  washBowl(s, bx, by, 190 * k);
  laid(
    s,
    g("socks", "#8fa98b", "#f6efe3", { fabric: "knit", seed: 2 }),
    wide ? w * 0.17 : w * 0.68,
    wide ? h * 0.83 : h * 0.8,
    8.6 * k,
    -14,
  );
  laid(
    s,
    g("beanie", "#e9c26a", "#f6efe3", { fabric: "knit" }),
    wide ? w * 0.34 : w * 0.88,
    wide ? h * 0.82 : h * 0.78,
    8 * k,
    9,
  );
  branch(s, w * 1.0, h * (wide ? 0.99 : 0.98), 1 * k, "#a9b894", -30);
}

/** A stylist beside the trunk she is filling. */
export function box(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  room(s, Math.round(h * 0.78), "#f7ecd9", "#dcbd92", 0.06);
  rug(s, w * (wide ? 0.62 : 0.56), h * 0.93, 470 * k, 64 * k, "#f3e4c8", "#d98f6c");
  openTrunk(s, w * (wide ? 0.66 : 0.62), h * 0.93, (wide ? 0.92 : 1.05) * k);
  notes(s, w * (wide ? 0.36 : 0.42), h * (wide ? 0.22 : 0.16), 0.9 * k, 4);
  const stylist: Someone = {
    seed: 106,
    wearer: "woman",
    size: "M",
    wears: [
      g("blouse", "#f7efe6", "#c98a76", { cut: woman, fabric: "gauze", seed: 4 }),
      g("trousers", "#7d8a6a", "#f6efe3", { cut: woman, fabric: "linen", seed: 1 }),
      g("ballerinas", "#6b4a3a", "#f3d7c4", { cut: woman, seed: 2 }),
    ],
  };
  standing(s, stylist, { x: w * (wide ? 0.2 : 0.2), y: h * 0.95, pxPerCm: pxPerCm(s, wide ? 0.88 : 0.72, stylist) });
}

const cloths = [
  g("blouse", "#e9b9b0", "#fff8ef", { pattern: "dot" }),
  g("blouse", "#35476e", "#f6efe3", { fabric: "denim" }),
  g("blouse", "#f6efe3", "#c9745a", { pattern: "flower" }),
  g("blouse", "#8fa98b", "#f6efe3", { fabric: "corduroy" }),
  g("blouse", "#e9c26a", "#fff4e0", { pattern: "gingham" }),
  g("blouse", "#c9745a", "#f6efe3", { fabric: "knit" }),
] as const;

/** A stylist in her workshop, before her board of cloths. */
export function workshop(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  room(s, Math.round(h * 0.8), "#f1ede4", "#d8b992", 0.3);
  moodBoard(
    s,
    w * (wide ? 0.06 : 0.05),
    h * (wide ? 0.1 : 0.08),
    (wide ? 360 : 420) * k,
    (wide ? 270 : 320) * k,
    cloths,
  );
  const top = Math.round(h * 0.16);
  const [left, right] = [w * (wide ? 0.62 : 0.52), w * 0.96];
  rail(s, left, right, top, h * 0.86);
  const specs = [
    g("coat", "#a8524a", "#f3d9a4", { fabric: "velvet", seed: 3 }),
    g("dungarees", "#6f8db8", "#35476e", { fabric: "denim", seed: 7 }),
    g("blouse", "#f7efe4", "#d98f6c", { pattern: "dot", fabric: "gauze", seed: 5 }),
  ].slice(0, wide ? 3 : 2);
  const step = (right - left) / (specs.length + 0.2);
  specs.forEach((spec, i) => hanging(s, spec, left + step * (i + 0.6), top, step * 1.24, h * 0.48, i % 2 ? 1.5 : -1.5));
  stool(s, w * (wide ? 0.2 : 0.16), h * 0.95, 1.15 * k);
  pile(
    s,
    w * (wide ? 0.2 : 0.16),
    h * 0.95 - 222 * k,
    230 * k,
    [
      { color: "#8fa98b", fabric: "corduroy" },
      { color: "#f6efe3", accent: "#35476e", pattern: "stripe", scale: 0.6 },
      { color: "#d98f6c", fabric: "knit" },
    ],
    42 * k,
  );
  const stylist: Someone = {
    seed: 24,
    wearer: "woman",
    size: "M",
    wears: [
      g("jumper", "#c98a76", "#f6efe3", { cut: woman, fabric: "knit", seed: 3 }),
      g("skirt", "#3a4a5e", "#f0d5c8", { cut: woman, fabric: "corduroy", seed: 4 }),
      g("ballerinas", "#9a6240", "#e9c9a0", { cut: woman, seed: 2 }),
    ],
  };
  standing(s, stylist, { x: w * (wide ? 0.46 : 0.42), y: h * 0.95, pxPerCm: pxPerCm(s, wide ? 0.84 : 0.72, stylist) });
}

/** The painters' circle, of cloths, and an outfit that follows from it. */
export function colours(s: Stage) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = scaleOf(s);
  table(s, "#f5eadd", "#ddb89f", "none");
  const [cx, cy] = wide ? [w * 0.3, h * 0.5] : [w * 0.5, h * 0.23];
  const circle = [
    "#e3b23c",
    "#d98f4a",
    "#c9603f",
    "#b5454f",
    "#8d3f66",
    "#6a4a82",
    "#45558f",
    "#4f7ba3",
    "#4d8a8a",
    "#5f8f62",
    "#93a052",
    "#c9b24a",
  ];
  circle.forEach((color, i) => {
    const a = (i / circle.length) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [cx + Math.cos(a) * 240 * k, cy + Math.sin(a) * 240 * k];
    s.group(`rotate(${Math.round((a * 180) / Math.PI + 90)} ${Math.round(x)} ${Math.round(y)})`, () =>
      swatch(s, x, y, 54 * k, {
        color,
        accent: "#fffaf0",
        pattern: i % 4 === 1 ? "dot" : i % 4 === 3 ? "stripe" : "plain",
        fabric: i % 3 ? "poplin" : "linen",
      }),
    );
  });
  for (const [i, color] of ["#f6efe3", "#c9a27c", "#3a4a5e"].entries())
    swatch(s, cx + (i - 1) * 92 * k, cy, 40 * k, { color, accent: color, pattern: "plain", fabric: "linen" });
  const [ox, oy] = wide ? [w * 0.7, 0] : [w * 0.44, h * 0.44];
  laid(
    s,
    g("skirt", "#45558f", "#f0d5c8", { cut: woman, fabric: "satin", seed: 1 }),
    ox + 10 * k,
    oy + 520 * k,
    5.4 * k,
    2,
  );
  laid(
    s,
    g("blouse", "#f3e6da", "#d98f4a", { cut: woman, pattern: "flower", fabric: "gauze", seed: 4 }),
    ox,
    oy + 210 * k,
    5.4 * k,
    -3,
  );
  laid(
    s,
    g("scarf", "#d98f4a", "#fff4e0", { cut: woman, fabric: "knit", seed: 2 }),
    ox + (wide ? 236 : 262) * k,
    oy + 450 * k,
    5.2 * k,
    8,
  );
}
