import { mix, tone } from "../color.ts";
import { pts, symmetric } from "../path.ts";
import type { GarmentSpec } from "../types.ts";
import { box } from "./props.ts";
import type { Stage } from "./stage.ts";

const wood = "#cf9f70";

const at = (s: Stage, x: number, y: number, scale: number, draw: () => void) =>
  s.group(`translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})`, draw);

/** What is drawn above a peg, so that a child who cannot read finds it. */
const pegMarks = {
  star: "M0-17l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z",
  apple: "M0-8c-5-6-17-4-16 8 1 10 9 17 16 13 7 4 15-3 16-13 1-12-11-14-16-8zM0-9q0-8 7-10",
  cloud: "M-16 9a9 9 0 0 1 2-17 11 11 0 0 1 21-2 9 9 0 0 1 7 19z",
  boat: "M-16 6h32l-7 11h-18zM-2 3v-20l14 20z",
} as const;

interface Peg {
  mark: keyof typeof pegMarks;
  color: string;
  /** What hangs from it, by its neck, and how wide and high it is drawn. */
  spec?: GarmentSpec;
  width?: number;
  height?: number;
}

/** A board with pegs on a wall; `y` is the height of the pegs. */
export function pegBoard(s: Stage, left: number, right: number, y: number, k: number, pegs: readonly Peg[]) {
  s.raw(
    `<rect x="${Math.round(left)}" y="${Math.round(y - 14 * k)}" width="${Math.round(right - left)}" height="${Math.round(44 * k)}" rx="${Math.round(8 * k)}" fill="#4a3440" opacity=".14"/>`,
  );
  s.shape(box(left, y - 22 * k, right - left, 44 * k, 8 * k), wood, { fabric: "linen", scale: 1.5 });
  const step = (right - left) / pegs.length;
  pegs.forEach(({ mark, color, spec, width = 0, height = 0 }, i) => {
    const x = left + step * (i + 0.5);
    at(s, x, y - 70 * k, k, () => {
      s.shape(box(-32, -30, 64, 60, 12), "#fdf8ee", { fabric: "poplin", line: 1.4 });
      s.raw(`<path d="${pegMarks[mark]}" fill="${color}" stroke="${tone(color, 0.7)}" stroke-width="2"/>`);
    });
    s.raw(`<circle cx="${Math.round(x)}" cy="${Math.round(y + 3)}" r="${Math.round(13 * k)}" fill="#9c7248"/>`);
    if (spec)
      s.garment(
        spec,
        { x: x - (width * k) / 2, y: y - 4 * k, width: width * k, height: height * k, maxScale: 1.5, isHung: true },
        i % 2 ? 1.5 : -1.5,
      );
    s.raw(`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(11 * k)}" fill="#dcb284"/>`);
  });
}

/** A low bench to sit on while shoes are put on. Origin: middle of the foot; `width` at scale one. */
export function bench(s: Stage, x: number, y: number, width: number, k: number) {
  s.shadow(x, y, (width / 2 + 20) * k, 20 * k);
  at(s, x, y, k, () => {
    const half = width / 2;
    for (const side of [-1, 1]) s.shape(box(side * (half - 34) - 12, -84, 24, 84, 4), tone(wood, 0.84), {});
    s.shape(box(-half, -108, width, 28, 10), wood, { fabric: "linen", scale: 1.6 });
  });
}

/** A basket of willow, open above; what sits in it is painted before. Origin: middle of the foot; 300 × 170. */
export function basketFront(s: Stage, x: number, y: number, k: number, lining = "#f6efe3") {
  at(s, x, y, k, () => {
    s.shape(symmetric(pts("0 -166, 110 -168, 158 -178 12, 136 -12 18, 0 2")), "#d3a876", {});
    let weave = "";
    for (let row = 0; row < 6; row++) {
      const half = 152 - row * 3.4;
      const up = -140 + row * 23;
      for (let i = 0; i < 9; i++)
        weave += `M${Math.round(-half + (i * half * 2) / 9 + (row % 2) * 12)} ${up}q${Math.round(half / 9)}-11 ${Math.round((half * 2) / 9 - 8)} 0`;
    }
    s.strokes(weave, "#a97b4b", 4, ' opacity=".75"');
    s.shape(symmetric(pts("0 -182, 110 -184, 166 -192 10, 160 -156 10, 108 -144, 0 -140")), lining, {
      accent: "#d98f8a",
      pattern: "gingham",
      scale: 0.9,
    });
  });
}

/** The back of the basket's rim. */
export function basketBack(s: Stage, x: number, y: number, k: number) {
  s.shadow(x + 8 * k, y, 190 * k, 26 * k);
  at(s, x, y, k, () => s.shape(symmetric(pts("0 -206, 110 -204, 162 -190 10, 150 -150, 0 -140")), "#b98a58", {}));
}

/** A wooden rule on a wall, from the floor up; a mark every ten centimetres. */
export function growthRule(s: Stage, x: number, floor: number, cm: number, pxPerCm: number) {
  const top = floor - cm * pxPerCm;
  s.shape(box(x - 34, top, 68, floor - top, 8), "#e3c79c", { fabric: "linen", scale: 1.6 });
  let marks = "";
  for (let at10 = 10; at10 < cm; at10 += 10) {
    const y = Math.round(floor - at10 * pxPerCm);
    marks += `M${Math.round(x + 34)} ${y}h${at10 % 50 === 0 ? -40 : -24}M${Math.round(x + 34)} ${Math.round(y + 5 * pxPerCm)}h-14`;
  }
  s.strokes(marks, "#6b4f30", 3);
}

/** Squares of cloth pinned to a board. */
export function moodBoard(
  s: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  cloths: readonly GarmentSpec[],
) {
  s.shape(box(x, y, width, height, 8), "#d9b083", { fabric: "linen", scale: 1.6 });
  s.shape(box(x + 14, y + 14, width - 28, height - 28, 4), "#f3e6cf", { fabric: "linen", line: 1.2, isRound: false });
  const columns = 3;
  const cell = (width - 40) / columns;
  cloths.forEach(({ color, accent, pattern, fabric }, i) => {
    const cx = x + 20 + cell * ((i % columns) + 0.5);
    const cy = y + 24 + cell * (Math.floor(i / columns) + 0.5);
    const half = cell * 0.38;
    s.group(`rotate(${((i * 37) % 11) - 5} ${Math.round(cx)} ${Math.round(cy)})`, () =>
      swatch(s, cx, cy, half, { color, accent, pattern, fabric }),
    );
    s.raw(`<circle cx="${Math.round(cx)}" cy="${Math.round(cy - half + 8)}" r="5" fill="#c9606a"/>`);
  });
}

type Swatch = Pick<GarmentSpec, "color" | "accent" | "pattern" | "fabric">;

/** A piece of cloth cut with pinking shears. */
export function swatch(s: Stage, cx: number, cy: number, half: number, { color, ...paint }: Swatch) {
  const teeth = 9;
  let d = "";
  const side = (ax: number, ay: number, bx: number, by: number) => {
    for (let i = 0; i < teeth * 2; i++) {
      const t = i / (teeth * 2);
      const out = i % 2 ? 0 : half * 0.06;
      const [nx, ny] = [by - ay, ax - bx].map((v) => v / (2 * half)) as [number, number];
      d += `${d ? "L" : "M"}${Math.round((ax + (bx - ax) * t + nx * out) * 10) / 10} ${Math.round((ay + (by - ay) * t + ny * out) * 10) / 10}`;
    }
  };
  side(cx - half, cy - half, cx + half, cy - half);
  side(cx + half, cy - half, cx + half, cy + half);
  side(cx + half, cy + half, cx - half, cy + half);
  side(cx - half, cy + half, cx - half, cy - half);
  s.raw(
    `<rect x="${Math.round(cx - half + 4)}" y="${Math.round(cy - half + 7)}" width="${Math.round(half * 2)}" height="${Math.round(half * 2)}" fill="#4a3440" opacity=".16"/>`,
  );
  s.shape(`${d}z`, color, { ...paint, scale: 0.7 });
}

/** A cake on its stand with candles. Origin: middle of the foot. */
export function cake(s: Stage, x: number, y: number, k: number) {
  s.shadow(x, y, 110 * k, 14 * k);
  at(s, x, y, k, () => {
    s.shape(symmetric(pts("0 -40, 16 -40, 22 -6, 60 0 4, 0 4")), "#f3e6da", {});
    s.shape(symmetric(pts("0 -46, 112 -50 6, 108 -34 6, 0 -30")), "#f7efe6", {});
    s.shape(symmetric(pts("0 -130, 76 -134 12, 80 -48 8, 0 -44")), "#f3d7b4", {
      accent: "#d98f8a",
      pattern: "dot",
      scale: 0.8,
    });
    s.shape(
      "M-78-134q78-14 156 0v26q-10 20-22 2q-12 26-26 2q-12 20-26 0q-14 26-30 0q-12 18-26-2q-16 16-26-4z",
      "#e9b9b0",
      {},
    );
    for (const [cx, color] of [
      [-44, "#7d9cc0"],
      [-14, "#e9c26a"],
      [16, "#8fa98b"],
      [46, "#d98f6c"],
    ] as const) {
      s.shape(box(cx - 4, -176, 8, 40, 3), color, { line: 1 });
      s.raw(`<path d="M${cx}-204q-9 14 0 24q9-10 0-24z" fill="#f0b54a"/>`);
    }
  });
}

/** A wash bowl seen from above, with foam. */
export function washBowl(s: Stage, x: number, y: number, radius: number) {
  const circle = (r: number, fill: string, more = "") =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${fill}"${more}/>`;
  s.shadow(x + 12, y + 20, radius * 1.14, radius * 1.12, 0.9);
  s.raw(
    circle(radius, "#f7f3ea", ' stroke="#7d9cc0" stroke-width="7"') +
      circle(radius * 0.86, "#bcd3de") +
      circle(radius * 0.84, "#cfe1e8", ' opacity=".7"'),
  );
  let foam = "";
  for (let i = 0; i < 15; i++) {
    const a = i * 2.4;
    const r = radius * (0.18 + ((i * 29) % 50) / 100);
    foam += `<circle cx="${Math.round(x + Math.cos(a) * r)}" cy="${Math.round(y + Math.sin(a) * r)}" r="${Math.round(radius * (0.07 + ((i * 17) % 10) / 110))}"/>`;
  }
  s.raw(`<g fill="#fdfdfb" stroke="#a9c3d0" stroke-width="1.6" opacity=".92">${foam}</g>`);
}

/** A towel seen from above. */
export function towel(s: Stage, x: number, y: number, width: number, height: number, color: string, turn: number) {
  s.group(`rotate(${turn} ${Math.round(x + width / 2)} ${Math.round(y + height / 2)})`, () => {
    s.raw(
      `<rect x="${Math.round(x + 8)}" y="${Math.round(y + 12)}" width="${Math.round(width)}" height="${Math.round(height)}" rx="12" fill="#4a3440" opacity=".13"/>`,
    );
    s.shape(box(x, y, width, height, 12), color, { fabric: "gauze", scale: 1.3, isRound: false });
    for (const inset of [34, 50])
      s.strokes(
        `M${Math.round(x + 6)} ${Math.round(y + inset)}h${Math.round(width - 12)}M${Math.round(x + 6)} ${Math.round(y + height - inset)}h${Math.round(width - 12)}`,
        mix(color, "#7d9cc0", 0.6),
        inset === 34 ? 8 : 3,
      );
  });
}

/** A sheet of notes pinned to a wall. */
export function notes(s: Stage, x: number, y: number, k: number, turn: number) {
  s.group(`translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${Math.round(k * 100) / 100})`, () => {
    s.shape(box(-60, -80, 120, 160, 5), "#fffaf0", { line: 1.4 });
    s.strokes("M-38-40h60M-38-16h76M-38 8h68M-38 32h76M-38 56h40", "#b9a58a", 4);
    s.raw('<circle cy="-66" r="7" fill="#c9606a"/>');
  });
}
