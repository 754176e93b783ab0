import type { Piece } from "../draft.ts";
import type { Point } from "../path.ts";
import type { Builder, Context } from "./context.ts";
import { bow } from "./fittings.ts";
import { placed } from "./placement.ts";

const rubber = "#f6efe2" as const;
const insole = "#e6cfae" as const;

const footprint = (grow: number): Point[] => [[2, -152 - grow], [40 + grow, -130 - grow], [57 + grow, -78], [50 + grow, -6], [43 + grow, 62], [44 + grow, 118], [26, 150 + grow], [0, 155 + grow], [-26, 150 + grow], [-44 - grow, 118], [-42 - grow, 62], [-45 - grow, -6], [-52 - grow, -80], [-36 - grow, -134 - grow]];

const strapBuckle = (x: number, y: number) => `<path d="M${x - 8} ${y - 9}h15v18h-15z" fill="none" stroke="#b98d4b" stroke-width="3.2"/><path d="M${x - 8} ${y}h13" stroke="#d8b06c" stroke-width="2.4"/>`;

const laces = (rows: readonly (readonly [number, number])[], p: Context["palette"]) =>
  rows.map(([y, w]) => `<path d="M${-w} ${y + 5}q${w} -14 ${w * 2} 0" fill="none" stroke="${p.line}" stroke-width="9.5" opacity=".35"/><path d="M${-w} ${y + 4}q${w} -14 ${w * 2} 0" fill="none" stroke="#fbf6ec" stroke-width="7"/>`).join("");

function ballerinaTop(c: Context): Piece[] {
  const opening: Point[] = [[2, -66], [30, -48], [37, 10], [32, 80], [30, 122], [0, 138], [-30, 122], [-31, 80], [-34, 10], [-28, -48]];
  const edge: Point[] = [[2, -76], [37, -56], [45, 8], [39, 80], [36, 126], [0, 146], [-36, 126], [-38, 80], [-42, 8], [-35, -56]];
  const pieces: Piece[] = [
    { points: footprint(0), round: 0, folds: [[-46, -70, -30, -128, -6, 6]], lights: [[-20, -140, -40, -80, -8, 6]] },
    { points: edge, tint: c.traits.contrastTrim ? "accent" : "main", texture: "none", inside: true, round: null },
    { points: opening, tint: insole, inside: true, round: 0, texture: "none", over: `<ellipse cx="0" cy="96" rx="15" ry="19" fill="none" stroke="#b08a5c" stroke-width="1.4" opacity=".7"/><path d="M-6 100v-7h12v7zM-3 93q3-5 6 0" fill="none" stroke="#b08a5c" stroke-width="1.4"/>` },
  ];
  if (c.traits.closure === "buckle") pieces.push({ points: [[-46, 2, 5], [46, -8, 5], [47, 14, 5], [-45, 24, 5]], round: 0, over: strapBuckle(30, 4) });
  else pieces.push({ points: [], over: bow(2, -78, 1.05, c.palette.main, c.palette.line) });
  return pieces;
}

function sandalTop(c: Context): Piece[] {
  const strap = (points: Point[], turn = 0): Piece => ({ points, grain: turn, round: turn });
  const pieces: Piece[] = [
    { points: footprint(4), tint: "#b98f62", round: 0, texture: "none" },
    { points: footprint(-5), tint: insole, inside: true, round: 0, texture: "none", seams: [], over: `<path d="M-6 112v-8h12v8zM-3 104q3-5 6 0" fill="none" stroke="#b08a5c" stroke-width="1.5"/>` },
    strap([[-56, -74, 4], [-30, -98], [4, -104], [40, -96], [60, -70, 4], [56, -36, 4], [30, -60], [2, -66], [-26, -60], [-52, -38, 4]]),
    strap([[-12, -76, 5], [15, -76, 5], [13, 20, 4], [-9, 20, 4]]),
    strap([[-50, 12, 5], [-20, 4], [22, 2], [52, 8, 5], [51, 32, 5], [22, 26], [-20, 28], [-49, 36, 5]]),
  ];
  if (c.traits.closure === "buckle") pieces.push({ points: [], over: strapBuckle(34, 17) });
  else pieces.push({ points: [[18, 0, 4], [54, 4, 4], [53, 36, 4], [17, 30, 4]], round: null, inside: true, stitches: [[[22, 5], [22, 26]]] });
  pieces.push(strap([[-46, 92, 5], [-20, 118], [2, 124], [24, 118], [47, 92, 5], [48, 116, 5], [28, 144], [0, 152], [-28, 144], [-47, 116, 5]]));
  return pieces;
}

function trainerTop(c: Context): Piece[] {
  const p = c.palette;
  const pieces: Piece[] = [
    { points: footprint(7), tint: rubber, texture: "none", round: 0 },
    { points: footprint(-2), round: 0, inside: true },
    { points: [[2, -152], [36, -132], [50, -96], [26, -102], [2, -106], [-22, -102], [-46, -98], [-34, -134]], tint: rubber, texture: "none", inside: true, round: 0 },
    { points: [[0, 44], [24, 40], [33, 70], [30, 116], [0, 132], [-30, 116], [-32, 70], [-24, 40]], tint: "inner", inside: true },
    { points: [[-17, -84, 6], [19, -84, 6], [28, 52, 12], [2, 64], [-25, 52, 12]], round: 0, inside: true },
    { points: [[-14, 126, 4], [14, 126, 4], [13, 153, 6], [-13, 153, 6]], tint: "accent", inside: true, round: 0 },
  ];
  pieces.push(c.traits.closure === "laces"
    ? { points: [], over: laces([[-66, 24], [-42, 26], [-18, 28], [6, 29], [30, 30]], p) + bow(2, 36, 0.9, "#fbf6ec", p.line) }
    : { points: [[-42, -50, 6], [40, -54, 6], [42, -26, 6], [-42, -22, 6]], tint: "accent", round: 0 });
  if (c.traits.closure === "velcro") pieces.push({ points: [[-42, 0, 6], [42, -4, 6], [42, 26, 6], [-42, 30, 6]], tint: "accent", round: 0 });
  return pieces;
}

function trainerSide(c: Context): Piece[] {
  const pieces: Piece[] = [
    { points: [[-20, -78, 5], [22, -116, 12], [48, -104, 6], [40, -70, 4]], tint: c.traits.contrastTrim ? "accent" : "main", round: 0 },
    { points: [[30, -96, 4], [60, -86], [92, -84], [126, -98, 6], [120, -60, 3], [50, -62, 3]], tint: "inner", inside: true },
    { points: [[-146, 36, 4], [-150, 6], [-122, -18], [-66, -34], [-22, -72, 4], [34, -94, 5], [62, -68], [96, -68], [130, -102, 9], [142, -84], [138, -40], [148, 36, 4]], round: 0, folds: [[-56, -30, -76, 6, 8, 5], [-34, -44, -50, 0, 6, 4]], lights: [[-128, -4, -60, -26, -6, 5]] },
    { points: [[-148, 30, 3], [-150, 6], [-124, -17], [-92, -26, 2], [-98, 6], [-86, 34, 3]], tint: rubber, texture: "none", inside: true, round: 0 },
    { points: [[-2, 34, 2], [22, -34, 3], [50, -36, 3], [36, 34, 2]], tint: "accent", inside: true, round: 0 },
    { points: [[106, 36, 2], [112, -30], [128, -92, 4], [141, -84, 6], [138, -40], [147, 36, 2]], tint: "accent", inside: true, round: 0 },
    { points: [[-152, 28, 8], [-80, 36], [40, 34], [150, 28, 6], [154, 60, 10], [40, 64], [-80, 64], [-154, 58, 12]], tint: rubber, texture: "none", round: 0, over: `<path d="M-148 46Q0 54 148 44" fill="none" stroke="${c.palette.accent}" stroke-width="3.6" opacity=".8"/>` },
  ];
  const rows = [[-50, -40], [-33, -56], [-16, -72], [4, -82]] as const;
  if (c.traits.closure === "laces") pieces.push({ points: [], over: rows.map(([x, y]) => `<path d="M${x - 9} ${y - 7}l25 25" stroke="${c.palette.line}" stroke-width="9" opacity=".35"/><path d="M${x - 9} ${y - 8}l25 25" stroke="#fbf6ec" stroke-width="6.6"/>`).join("") });
  else pieces.push({ points: [[-62, -42, 5], [-38, -62, 5], [-8, -20, 5], [-34, -6, 5]], tint: "accent", round: -40 }, { points: [[-26, -72, 5], [2, -88, 5], [26, -46, 5], [0, -32, 5]], tint: "accent", round: -40 });
  return pieces;
}

function bootSide(c: Context): Piece[] {
  const isRain = c.spec.fabric === "poplin" || c.spec.fabric === "satin" || c.traits.closure === "none";
  const top = -210;
  const pieces: Piece[] = [
    { points: [[16, top - 4], [70, top - 12], [122, top - 2], [118, top + 14], [66, top + 18], [18, top + 12]], tint: "inner", inside: true },
    { points: [[-140, 32, 4], [-146, 0], [-116, -28], [-50, -44], [2, -76], [14, -130], [12, top, 4], [66, top + 10], [124, top, 4], [126, -110], [130, -40], [136, 32, 4]], round: 0, folds: [[4, -84, 60, -58, 8, 7], [8, -110, 50, -98, 6, 5], [-60, -36, -40, 6, -6, 6], [128, -60, 88, -40, -6, 6]], lights: [[-124, -14, -60, -36, -6, 7], [32, top + 24, 30, -100, 6, 10]] },
    { points: [[11, top - 2, 4], [66, top + 9], [125, top - 2, 4], [126, top + 24, 3], [66, top + 36], [12, top + 24, 3]], tint: "accent", inside: true, round: 0, texture: "none" },
    { points: [[-148, 22, 8], [-60, 32], [52, 28], [60, 38, 4], [72, 24], [138, 22, 5], [142, 62, 6], [70, 64, 5], [62, 50, 6], [40, 52], [-60, 58], [-150, 50, 12]], tint: isRain ? "accent" : "#7a5a40", texture: "none", round: 0 },
  ];
  if (c.traits.closure === "laces") pieces.push({ points: [], over: [-60, -84, -110, -138, -166].map((y, i) => `<path d="M${i < 1 ? -14 : 14 - i} ${y}l${i < 1 ? 26 : 30} 12" stroke="${c.palette.line}" stroke-width="8" opacity=".4"/><path d="M${i < 1 ? -14 : 14 - i} ${y - 1}l${i < 1 ? 26 : 30} 12" stroke="#fbf6ec" stroke-width="5.6"/>`).join("") });
  else if (c.traits.closure === "zip") pieces.push({ points: [], over: `<path d="M84 ${top + 40}V10" stroke="${c.palette.line}" stroke-width="6" opacity=".4"/><path d="M84 ${top + 40}V10" stroke="#e0d6c6" stroke-width="3" stroke-dasharray="2 2"/><path d="M80 ${top + 42}h8l1 14h-10z" fill="#d8b06c"/>` });
  else pieces.push({ points: [[100, top + 6, 4], [112, top + 6, 4], [112, top + 52, 5], [100, top + 52, 5]], tint: "accent", texture: "none", inside: true, round: null });
  return pieces;
}

function lowSide(c: Context, isSandal: boolean): Piece[] {
  const sole: Piece = { points: [[-148, 24, 8], [-60, 32], [40, 30], [146, 24, 6], [148, 48, 8], [40, 48], [-60, 50], [-150, 42, 9]], tint: "#c79d6f", texture: "none", round: 0 };
  if (isSandal) return [
    { points: [[-144, 24, 3], [0, 14], [142, 20, 3], [142, 30, 3], [-140, 34, 3]], tint: insole, texture: "none", round: null },
    { points: [[-128, 28, 2], [-116, -16], [-74, -34], [-44, -30, 4], [-58, 4], [-54, 28, 2]], round: 0 },
    { points: [[112, 26, 2], [118, -60, 5], [140, -62, 5], [144, 26, 2]], round: 0 },
    { points: [[-2, 28, 2], [28, -46], [118, -64, 4], [136, -42, 4], [52, -24], [32, 28, 2]], round: 0, over: strapBuckle(46, -40) }, sole,
  ];
  return [
    { points: [[-70, -14, 3], [-20, -26], [60, -26], [134, -58, 4], [136, 0, 3], [-40, 14, 3]], tint: insole, texture: "none", inside: true },
    { points: [[-146, 28, 4], [-150, 8], [-122, -10], [-74, -18, 4], [-36, 2], [20, 6], [80, -10], [134, -58, 7], [146, -30], [146, 28, 4]], round: 0, lights: [[-130, 4, -84, -8, -5, 5]] },
    ...(c.traits.closure === "buckle" ? [{ points: [[14, 22, 2], [40, -36], [64, -44, 4], [76, -34, 4], [58, 22, 2]], round: 0, over: strapBuckle(52, -20) } satisfies Piece] : [{ points: [], over: bow(-82, -14, 0.8, c.palette.main, c.palette.line) } satisfies Piece]), sole,
  ];
}

/** Seen from above: left and right foot side by side. From the side: one before the other. */
const pairAbove = (shoe: Piece[]): Piece[] => [...placed(shoe, { dx: -78, dy: 6, turn: -7, isFlipped: true }), ...placed(shoe, { dx: 78, dy: -6, turn: 6 })];
const pairBeside = (shoe: Piece[], height: number): Piece[] => [...placed(shoe, { dx: 26, dy: -height, turn: -4 }), ...placed(shoe, { dx: -20, dy: height * 0.36, turn: 3 })];

export const shoes = {
  trainers: ((c) => ({ pieces: c.isBack ? pairAbove(trainerTop(c)) : pairBeside(trainerSide(c), 150), fill: 0.9 })) as Builder,
  boots: ((c) => ({ pieces: c.isBack ? [...placed(bootSide(c), { dx: -30, dy: 0, isFlipped: true }), ...placed(bootSide(c), { dx: 60, dy: 44, isFlipped: true, turn: 2 })] : [...placed(bootSide(c), { dx: 40, dy: -30, turn: -2 }), ...placed(bootSide(c), { dx: -30, dy: 34, turn: 2 })], fill: 0.92 })) as Builder,
  sandals: ((c) => ({ pieces: c.isBack ? pairBeside(lowSide(c, true), 130) : pairAbove(sandalTop(c)), fill: 0.86 })) as Builder,
  ballerinas: ((c) => ({ pieces: c.isBack ? pairBeside(lowSide(c, false), 120) : pairAbove(ballerinaTop(c)), fill: 0.86 })) as Builder,
} satisfies Record<string, Builder>;
