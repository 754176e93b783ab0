import type { GarmentSpec } from "../types.ts";
import { heightOf } from "../figure/build.ts";
import { randomFrom } from "../random.ts";
import { trueSizeOf } from "../true-scale.ts";
import { country, puddle, rain, splash } from "./country.ts";
import { branch, bunting, bear, cloud, quilt } from "./soft-props.ts";
import { lying, standing, type Someone } from "./people.ts";
import { pile, trunkClosed, type FoldedCloth } from "./props.ts";
import { hanging, rail } from "./rail.ts";
import { room, table } from "./room.ts";
import type { Stage } from "./stage.ts";

export interface Cover {
  kind: "flat" | "rail" | "pile" | "quilt" | "puddles";
  ground: string;
  accent: string;
  shape?: "arch" | "disc" | "blob" | "none";
  specs: readonly GarmentSpec[];
  folded?: readonly FoldedCloth[];
  extra?: "party" | "leaves" | "trunk" | "bear";
  /** Whoever stands beside the rail, and what she or he wears of it. */
  wearer?: Someone;
  /** Who lies on the quilt, or is out in the rain. */
  people?: readonly Someone[];
}

type Slot = readonly [x: number, y: number, width: number, height: number, tilt: number];

/** Shares of the frame; the first garments get the middle. */
const wideSlots: readonly Slot[] = [
  [0.3, 0.06, 0.36, 0.9, -3],
  [0.65, 0.08, 0.3, 0.56, 5],
  [0.04, 0.1, 0.26, 0.56, -8],
  [0.68, 0.64, 0.24, 0.32, -6],
  [0.06, 0.66, 0.22, 0.3, 6],
];
const tallSlots: readonly Slot[] = [
  [0.05, 0.05, 0.54, 0.56, -4],
  [0.6, 0.06, 0.37, 0.38, 6],
  [0.48, 0.46, 0.47, 0.48, 4],
  [0.06, 0.65, 0.38, 0.29, -6],
  [0.62, 0.78, 0.3, 0.18, 8],
];

function flat(s: Stage, cover: Cover) {
  table(s, cover.ground, cover.accent, cover.shape ?? "blob");
  const slots = s.width > s.height ? wideSlots : tallSlots;
  const { width: w, height: h } = s;
  if (cover.extra === "leaves" || cover.extra === "party") {
    branch(s, w * 0.02, h * 1.02, 1.3, "#b4bf9e", 24);
    branch(s, w * 0.99, h * 0.3, 1.1, "#b4bf9e", -150);
  }
  cover.specs.forEach((spec, i) => {
    const slot = slots[i];
    if (!slot) return;
    const [x, y, sw, sh, tilt] = slot;
    s.garment(spec, { x: x * w, y: y * h, width: sw * w, height: sh * h, maxScale: 1.6 }, tilt);
  });
  if (cover.extra === "party") {
    const random = randomFrom("confetti");
    let confetti = "";
    for (let i = 0; i < 34; i++) {
      const x = Math.round(random() * w);
      const y = Math.round(random() * h);
      confetti +=
        i % 3
          ? `<circle cx="${x}" cy="${y}" r="${4 + (i % 3)}" fill="${["#e3bd6c", "#d98f8a", "#8fa98b"][i % 3] ?? "#e3bd6c"}"/>`
          : `<path d="M${x} ${y}l4 9 10 1-8 7 3 10-9-5-9 5 3-10-8-7 10-1z" fill="#e3bd6c"/>`;
    }
    s.raw(`<g opacity=".7">${confetti}</g>`);
    bunting(s, -30, 10, w + 30, 10, 40, ["#e9c26a", "#d98f8a", "#8fa98b", "#7d9cc0"]);
  }
}

function onRail(s: Stage, cover: Cover) {
  const { width: w, height: h } = s;
  const floor = Math.round(h * 0.86);
  room(s, floor, cover.ground, cover.accent, 0.05);
  const wide = w > h;
  const { wearer } = cover;
  const specs = cover.specs.slice(0, (wide ? 4 : 3) - (wearer ? 1 : 0));
  const left = w * (wide ? 0.08 : 0.07);
  const right = w * (wearer ? (wide ? 0.74 : 0.68) : wide ? 0.92 : 0.93);
  const top = Math.round(h * 0.12);
  rail(s, left, right, top, floor + h * 0.06);
  const step = (right - left) / (specs.length + 0.3);
  /* Beside who wears them, garments hang as large as they are. */
  const size = wearer ? 0.8 : 1;
  specs.forEach((spec, i) =>
    hanging(
      s,
      spec,
      left + step * (i + 0.65),
      top,
      step * (wide ? 1.34 : 1.3) * size,
      h * 0.7 * size,
      i % 2 ? 1.5 : -1.5,
    ),
  );
  if (!wide)
    pile(
      s,
      w * 0.3,
      h * 0.985,
      250,
      cover.specs
        .slice(1, 5)
        .map(({ color, accent, pattern, fabric }) => ({ color, accent, pattern, fabric, scale: 0.55 })),
      40,
    );
  if (wearer) {
    const isGrown = wearer.wearer === "woman";
    const share = (isGrown ? 0.82 : 0.7) * (wide ? 1 : 0.8);
    const pxPerCm = (share * h) / heightOf(wearer.size, isGrown ? "woman" : "child");
    standing(s, wearer, { x: w * (wide ? 0.86 : 0.8), y: h * 0.955, pxPerCm });
  }
  if (cover.extra === "trunk") trunkClosed(s, w * (wide ? 0.5 : 0.72), h * 0.97, wide ? 0.62 : 0.58);
  if (cover.extra === "bear") bear(s, w * (wearer ? 0.12 : 0.88), h * 0.985, wide ? 0.66 : 0.56, "#c9745a");
}

function piled(s: Stage, cover: Cover) {
  const { width: w, height: h } = s;
  const floor = Math.round(h * 0.7);
  room(s, floor, cover.ground, cover.accent, 0.06);
  const wide = w > h;
  const base = h * 0.9;
  const k = wide ? 1 : 0.84;
  const folded = cover.folded ?? [];
  const x = wide ? w * 0.4 : w * 0.42;
  const high = pile(s, x, base, 430 * k, folded, 66 * k);
  const [first, second, third] = cover.specs;
  if (first)
    s.garment(first, { x: x - 110 * k, y: base - high - 190 * k, width: 220 * k, height: 215 * k, maxScale: 1.1 }, -6);
  if (second) {
    const px = wide ? w * 0.77 : w * 0.68;
    const py = Math.round(h * (wide ? 0.1 : 0.06));
    s.raw(
      `<circle cx="${Math.round(px)}" cy="${py + 4}" r="17" fill="#9c7248"/><circle cx="${Math.round(px)}" cy="${py + 1}" r="15" fill="#d6ab7c"/>`,
    );
    hanging(s, second, px, py, wide ? 440 : 400, h * (wide ? 0.66 : 0.44), 1.5);
  }
  if (third)
    s.garment(
      third,
      { x: wide ? w * 0.03 : w * 0.68, y: base - (wide ? 210 : 220) * k, width: 230 * k, height: 230 * k, maxScale: 1 },
      -4,
    );
}

/** Middles of what lies around the quilt, in shares of the frame. */
const aroundWide: readonly (readonly [x: number, y: number, tilt: number])[] = [
  [0.13, 0.3, -7],
  [0.87, 0.33, 6],
  [0.14, 0.77, 8],
  [0.87, 0.78, -8],
];
const aroundTall: typeof aroundWide = [
  [0.22, 0.12, -7],
  [0.78, 0.13, 6],
  [0.22, 0.89, 8],
  [0.78, 0.9, -8],
];

/** A baby on a quilt, seen from above, and more to wear around it, as large beside it as it is. */
function onQuilt(s: Stage, cover: Cover) {
  table(s, cover.ground, cover.accent, "none");
  const { width: w, height: h } = s;
  const wide = w > h;
  quilt(s, w / 2, h / 2, wide ? w * 0.42 : w * 0.64, wide ? h * 0.94 : h * 0.56, cover.accent, -2);
  const pxPerCm = (wide ? 0.76 : 0.44) * (h / 71);
  const [baby] = cover.people ?? [];
  if (baby) lying(s, baby, { x: w / 2, y: h / 2 + (pxPerCm * heightOf(baby.size, "baby")) / 2, pxPerCm }, 4);
  cover.specs.forEach((spec, i) => {
    const place = (wide ? aroundWide : aroundTall)[i];
    if (!place) return;
    const size = trueSizeOf(spec);
    const [width, height] = [size.width * pxPerCm, size.height * pxPerCm];
    const [x, y, tilt] = place;
    s.garment(
      spec,
      { x: x * w - width / 2, y: y * h - height / 2, width, height, maxScale: size.unit * pxPerCm },
      tilt,
    );
  });
}

/** Children out in the rain, in puddles. */
function inPuddles(s: Stage, cover: Cover) {
  const { width: w, height: h } = s;
  const wide = w > h;
  const k = Math.min(w / 1200, h / 800);
  country(s, cover.ground, "#a9bfae", "#93ae93");
  for (const [x, y, size] of [
    [0.2, 0.16, 1],
    [0.56, 0.1, 1.2],
    [0.88, 0.2, 0.9],
  ] as const)
    cloud(s, w * x, h * y, size * k * 1.1, "#eef3f5");
  rain(s, "far", 60, 22, 0.35);
  const ground = h * 0.92;
  puddle(s, w * 0.4, ground, 250 * k, 40 * k);
  puddle(s, w * 0.7, ground + 24 * k, 220 * k, 34 * k);
  puddle(s, w * 0.1, ground - 50 * k, 110 * k, 15 * k);
  const pxPerCm = wide ? 5.3 * (h / 800) : 4.9 * (h / 800);
  (cover.people ?? []).forEach((child, i) => {
    const x = w * (i === 0 ? (wide ? 0.4 : 0.32) : wide ? 0.68 : 0.7);
    const y = ground + (i % 2 ? 26 : 6) * k;
    standing(s, child, { x, y, pxPerCm });
    splash(s, x + (i % 2 ? 1 : -1) * 82 * k, y, 1.1 * k);
  });
  rain(s, "near", 26, 46, 0.5);
}

const kinds: Record<Cover["kind"], (s: Stage, cover: Cover) => void> = {
  flat,
  rail: onRail,
  pile: piled,
  quilt: onQuilt,
  puddles: inPuddles,
};

export const coverScene = (s: Stage, cover: Cover): void => kinds[cover.kind](s, cover);
