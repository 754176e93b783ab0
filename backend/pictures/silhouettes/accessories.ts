import type { Fold, Piece } from "../draft.ts";
import { symmetric, type Point } from "../path.ts";
import type { Builder } from "./context.ts";
import { bow } from "./fittings.ts";
import { placed } from "./placement.ts";

const hat: Builder = (c) => {
  const { palette, traits, isBack } = c;
  const brim: Piece = { points: [[-178, 30], [-150, -24], [-80, -50], [0, -56], [80, -50], [150, -24], [178, 30], [150, 70], [80, 92], [0, 99], [-80, 92], [-150, 70]], round: 0, folds: [[-168, 34, -60, 86, -12, 6], [168, 30, 70, 84, 12, 6]], stitches: [[[-158, 34], [-120, 66], [-60, 81], [0, 86], [60, 81], [120, 66], [158, 34]], [[-142, 32], [-108, 56], [-56, 69], [0, 73], [56, 69], [108, 56], [142, 32]]], lights: [[-150, 6, -60, -40, 12, 6]] };
  const crown: Piece = { points: symmetric([[0, -148], [46, -142], [84, -112], [100, -50], [108, 8, 4], [60, 28], [0, 34]]), round: 0, seams: [[[0, -148], [8, -60], [2, 30]], [[-34, -144], [-62, -70], [-64, 26]], [[34, -144], [66, -70], [66, 26]]], folds: [[100, -30, 40, -10, 8, 6]], lights: [[-60, -110, -74, -20, 6, 9]] };
  const band: Piece = { points: [[-107, -22, 2], [-50, 0], [0, 5], [50, 0], [106, -22, 2], [110, 12, 2], [56, 32], [0, 38], [-56, 32], [-110, 12, 2]], tint: "accent", round: 0 };
  const pieces = [brim, crown, band];
  if (!isBack) pieces.push({ points: [], over: bow(62, 12, 1.3, palette.accent, palette.line) });
  if (traits.closure === "drawstring") pieces.unshift({ points: [], over: `<path d="M-104 60Q-90 190 0 210Q90 190 104 60" fill="none" stroke="${palette.line}" stroke-width="6" opacity=".25"/><path d="M-104 58Q-90 186 0 206Q90 186 104 58" fill="none" stroke="${palette.accent}" stroke-width="4.5"/>` });
  return { pieces, fill: 0.9 };
};

function pompom(x: number, y: number, r: number): Piece {
  const points: Point[] = [];
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2;
    const k = i % 2 ? r : r * 0.9;
    points.push([x + Math.cos(a) * k, y + Math.sin(a) * k]);
  }
  const folds: Fold[] = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2 + 0.3;
    return [x + Math.cos(a) * r * 0.25, y + Math.sin(a) * r * 0.25, x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8, 2, 2.4] as const;
  });
  return { points, tint: "accent", texture: "none", folds, round: 0 };
}

const beanie: Builder = (c) => {
  const crown: Piece = { points: symmetric([[0, -138], [50, -130], [96, -96], [122, -34], [128, 60, 3], [0, 70]]), round: 0, folds: [[0, -130, 20, 50, 12, 5], [-40, -124, -60, 50, 12, 5], [46, -124, 84, 40, 10, 5], [-84, -96, -106, 40, 8, 5]], lights: [[-70, -92, -86, 30, 8, 10]] };
  const cuff: Piece = { points: [[-134, 44, 10], [-60, 54], [0, 57], [60, 54], [134, 44, 10], [130, 122, 12], [62, 133], [0, 136], [-62, 133], [-130, 122, 12]], texture: "band", tint: c.traits.contrastTrim ? "accent" : "main", round: 0, over: c.isBack ? "" : `<path d="M66 86l40-3 2 28-40 3z" fill="#fdf6e8" stroke="#b9a88f" stroke-width="1.2"/><path d="M80 104l-.6-8 14-1 .6 8zM83 95.500q3-6 8-.6" fill="none" stroke="#8a7b6a" stroke-width="1.600"/>`.replace(".500", ".5").replace("1.600", "1.6") };
  return { pieces: [crown, pompom(0, -158, 50), cuff], fill: 0.78 };
};

const scarf: Builder = (c) => {
  const fringed = c.traits.hem === "flared";
  const end = (x: number, y: number, turn: number, length: number): Piece[] => {
    const w = 46;
    const tassels = Array.from({ length: 10 }, (_, i) => `<path d="M${-w + 4 + i * 9.4} ${length - 2}q${i % 2 ? 4 : -3} 18 ${(i % 3) - 1} 36" stroke="${i % 2 ? c.palette.shade : c.palette.main}" stroke-width="5" fill="none"/>`).join("");
    const body: Piece = { points: [[-w, 0, 4], [w, 0, 4], [w + 3, length * 0.5], [w, length, 3], [0, length + 3], [-w, length, 3], [-w - 3, length * 0.5]], folds: [[-18, 4, -22, length - 30, 6, 5], [20, 4, 16, length - 60, -5, 5]], lights: [[-34, 10, -34, length - 20, 4, 6]], round: 0 };
    const hem: Piece = { points: [[-w - 1, length - 30, 2], [w + 1, length - 30, 2], [w, length + 1, 3], [-w, length + 1, 3]], tint: "accent", texture: "band", inside: true, round: 0 };
    return placed(fringed ? [{ points: [], over: tassels }, body] : [body, hem], { dx: x, dy: y, turn });
  };
  const loop: Piece = { points: [[0, -150], [96, -136], [140, -76], [118, -10], [40, 34], [0, 40], [-44, 34], [-120, -10], [-140, -78], [-94, -138]], round: 0, folds: [[-120, -50, -10, 24, -20, 6], [118, -40, 16, 20, 18, 6], [-60, -128, 70, -128, -10, 6]], lights: [[-118, -96, -40, -142, -10, 8]] };
  const hole: Piece = { points: [[0, -92], [54, -86], [74, -56], [40, -26], [0, -20], [-40, -26], [-74, -56], [-54, -86]], tint: "inner", inside: true };
  const knot: Piece = { points: [[-52, -14, 12], [0, -26], [52, -10, 12], [56, 40], [40, 66, 10], [0, 72], [-44, 62, 10], [-58, 30]], round: 0, grain: 80, folds: [[-50, 10, 50, 20, 8, 6], [-46, 44, 44, 52, 6, 5]] };
  return { pieces: [...end(-44, 26, 12, 262), ...end(40, 30, -9, 300), loop, hole, knot], fill: 0.96 };
};

const socks: Builder = (c) => {
  const { traits, spec } = c;
  const shaft = spec.cut === "baby" ? 90 : 170;
  const top = -shaft;
  const isAccent = traits.contrastTrim;
  const tint = isAccent ? ("accent" as const) : ("main" as const);
  const sock: Piece[] = [
    { points: [[-44, top, 3], [44, top, 3], [45, -20], [52, 46], [40, 84], [-4, 104], [-60, 116], [-112, 118], [-138, 92], [-128, 62], [-82, 44], [-52, 16], [-44, -30]], round: 0, folds: [[-48, 10, 30, 30, 12, 7], [-44, -10, 10, 0, 6, 5]], lights: [[-30, top + 30, -30, -30, 4, 9]] },
    { points: [[45, -4], [53, 46], [40, 85], [8, 99, 2], [10, 40]], tint, texture: "none", inside: true, round: 0 },
    { points: [[-94, 49], [-128, 62], [-139, 92], [-112, 119], [-82, 118, 2], [-98, 84]], tint, texture: "none", inside: true, round: 0 },
  ];
  if (traits.hem === "ruffle") {
    const wave: Point[] = [];
    for (let i = 0; i <= 10; i++) wave.push([56 - i * 11.2, top + 34 + (i % 2 ? 7 : -2)]);
    sock.push({ points: [[-47, top - 6, 4], [0, top - 9], [47, top - 6, 4], ...wave], tint: "accent", folds: [[-26, top, -32, top + 32, 2, 3], [0, top, 2, top + 32, 2, 3], [24, top, 32, top + 32, -2, 3]], round: 0 });
  } else sock.push({ points: [[-47, top - 8, 6], [0, top - 10], [47, top - 8, 6], [45, top + 34, 4], [0, top + 36], [-45, top + 34, 4]], tint, texture: "band", round: 0 });
  return { pieces: [...placed(sock, { dx: 82, dy: -14, turn: -5 }), ...placed(sock, { dx: -24, dy: 16, turn: 6 })], fill: 0.84 };
};

const bag: Builder = (c) => {
  const { traits, palette, isBack } = c;
  const handle: Piece = { points: [[-62, -96, 3], [-58, -176], [-30, -226], [0, -234], [30, -226], [58, -176], [62, -96, 3], [46, -96, 3], [42, -170], [22, -208], [0, -214], [-22, -208], [-42, -170], [-46, -96, 3]], texture: "cloth", round: 0 };
  const body: Piece = { points: symmetric([[0, -104], [120, -108, 16], [136, -40], [146, 96, 26], [80, 116], [0, 120]]), round: 0, stitches: [[[-128, 78], [-76, 103], [0, 107], [76, 103], [128, 78]]], folds: [[140, 70, 70, 104, 8, 7], [-140, 60, -80, 100, -8, 7]], lights: [[-112, -80, -120, 60, 7, 12]] };
  const flap: Piece = { points: symmetric([[0, -110], [124, -112, 12], [130, -40], [96, 20, 26], [40, 34], [0, 37]]), tint: traits.contrastTrim ? "accent" : "main", round: 0, stitches: [[[-118, -60], [-90, 10], [-38, 24], [0, 27], [38, 24], [90, 10], [118, -60]]], ...(traits.closure === "buttons" && !isBack ? { buttons: [[0, 14, 12]] as const } : {}) };
  const pieces: Piece[] = [handle, body];
  if (!isBack) {
    if (traits.pockets === "patch") pieces.push({ points: [[-66, 52, 4], [66, 52, 4], [62, 100, 10], [-62, 100, 10]], inside: true, round: null });
    pieces.push(flap);
    if (traits.closure === "buckle") pieces.push(...[-62, 62].map((x): Piece => ({ points: [[x - 12, -70, 4], [x + 12, -70, 4], [x + 11, 58, 6], [x, 66, 4], [x - 11, 58, 6]], tint: "#b98457", texture: "none", round: 0, over: `<path d="M${x - 17} 8h34v26h-34z" fill="none" stroke="#b98d4b" stroke-width="4"/><path d="M${x} 10v20" stroke="#e3c489" stroke-width="3.4"/><circle cx="${x}" cy="48" r="2" fill="${palette.line}"/>` })));
  } else pieces.push({ points: [[-100, -84, 6], [100, -84, 6], [104, -40, 6], [-104, -40, 6]], round: null, inside: true, stitches: [[[-94, -46], [94, -46]]] });
  return { pieces, fill: 0.86 };
};

const belt: Builder = (c) => {
  const ring = (r: number, k: number): Point[] => Array.from({ length: 22 }, (_, i) => {
    const a = -Math.PI / 2 + (i / 21) * Math.PI * 2;
    return [Math.cos(a) * (r + i * k), Math.sin(a) * (r + i * k) * 0.9] as Point;
  });
  const coil: Piece[] = [3, 2, 1, 0].map((n) => ({ points: [...ring(64 + n * 36, 1.6), ...ring(44 + n * 36, 1.6).reverse()], round: 0, stitches: n % 2 ? [] : [ring(59 + n * 36, 1.6)], lights: [[-(60 + n * 36), -20, -20, -(56 + n * 32), 10, 5]] }));
  const tail: Piece = { points: [[8, -186, 4], [170, -206, 3], [206, -190, 12], [176, -168, 6], [10, -146, 4]], round: 0, stitches: [[[14, -180], [168, -199], [192, -189], [168, -175], [14, -152]]], over: [40, 74, 108, 142].map((x) => `<ellipse cx="${x}" cy="${-171 - x * 0.1}" rx="3.6" ry="4.4" fill="${c.palette.line}"/>`).join("") };
  const buckle = `<path d="M-34 -198h52v62h-52z" fill="none" stroke="#96703a" stroke-width="12" stroke-linejoin="round"/><path d="M-34 -198h52v62h-52z" fill="none" stroke="#d9b26c" stroke-width="8.5" stroke-linejoin="round"/><path d="M-32 -167h52" stroke="#e6c98f" stroke-width="7"/>`;
  return { pieces: [...coil, tail, { points: [], over: c.isBack ? "" : buckle }], fill: 0.8 };
};

export const accessories = { hat, beanie, scarf, socks, bag, belt } satisfies Record<string, Builder>;
