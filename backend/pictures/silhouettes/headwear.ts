import { mix, tone } from "../color.ts";
import type { Piece } from "../draft.ts";
import type { Palette } from "../palette.ts";
import { pts, symmetric, type Point } from "../path.ts";
import { randomFrom } from "../random.ts";
import type { Builder } from "./context.ts";
import { bow } from "./fittings.ts";

export const hat: Builder = (c) => {
  const { palette, traits, isBack } = c;
  const brim: Piece = {
    points: pts("-178 30, -150 -24, -80 -50, 0 -56, 80 -50, 150 -24, 178 30, 150 70, 80 92, 0 99, -80 92, -150 70"),
    round: 0,
    folds: [
      [-168, 34, -60, 86, -12, 6],
      [168, 30, 70, 84, 12, 6],
    ],
    stitches: [
      pts("-158 34, -120 66, -60 81, 0 86, 60 81, 120 66, 158 34"),
      pts("-142 32, -108 56, -56 69, 0 73, 56 69, 108 56, 142 32"),
    ],
    lights: [[-150, 6, -60, -40, 12, 6]],
  };
  const crown: Piece = {
    points: symmetric(pts("0 -148, 46 -142, 84 -112, 100 -50, 108 8 4, 60 28, 0 34")),
    round: 0,
    seams: [pts("0 -148, 8 -60, 2 30"), pts("-34 -144, -62 -70, -64 26"), pts("34 -144, 66 -70, 66 26")],
    folds: [[100, -30, 40, -10, 8, 6]],
    lights: [[-60, -110, -74, -20, 6, 9]],
  };
  const band: Piece = {
    points: pts("-107 -22 2, -50 0, 0 5, 50 0, 106 -22 2, 110 12 2, 56 32, 0 38, -56 32, -110 12 2"),
    tint: "accent",
    round: 0,
  };
  const pieces = [brim, crown, band];
  if (!isBack) pieces.push({ points: [], over: bow(62, 12, 1.3, palette.accent, palette.line) });
  if (traits.closure === "drawstring")
    pieces.unshift({
      points: [],
      over: `<path d="M-104 60Q-90 190 0 210Q90 190 104 60" fill="none" stroke="${palette.line}" stroke-width="6" opacity=".25"/><path d="M-104 58Q-90 186 0 206Q90 186 104 58" fill="none" stroke="${palette.accent}" stroke-width="4.5"/>`,
    });
  return { pieces, fill: 0.9 };
};

/** Wool threads from the middle outwards, in two shades: the same ones again and again, turned, for each costs whoever sees it. */
function pompom(x: number, y: number, r: number, palette: Palette): Piece {
  const random = randomFrom("pompom");
  const threads = Array.from({ length: 14 }, (_, i) => {
    const a = ((i + random() * 0.8) / 14) * Math.PI * 2;
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    const near = r * (0.12 + random() * 0.45);
    const far = near + r * (0.26 + random() * 0.2);
    return `M${Math.round(cos * near)} ${Math.round(sin * near)}L${Math.round(cos * far)} ${Math.round(sin * far)}`;
  }).join("");
  const tuft = (stroke: string, opacity: number, degrees: readonly number[]) =>
    degrees
      .map((turn) => `<path d="${threads}" stroke="${stroke}" opacity="${opacity}" transform="rotate(${turn})"/>`)
      .join("");
  const dark = tone(palette.accent, 0.8);
  const pale = mix(palette.accent, "#fffaf0", 0.4);
  const tufts = 18;
  const rim = Array.from({ length: 2 * tufts }, (_, i): Point => {
    const a = (i / tufts) * Math.PI;
    const k = r * (i % 2 ? 1.06 : 0.93);
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });
  return {
    points: rim,
    tint: "accent",
    texture: "none",
    round: 0,
    over: `<g transform="translate(${x} ${y})" stroke-width="2.4" fill="none">${tuft(dark, 0.45, [0, 97])}${tuft(pale, 0.55, [40, 151])}</g>`,
  };
}

export const beanie: Builder = (c) => {
  const crown: Piece = {
    points: symmetric(pts("0 -138, 50 -130, 96 -96, 122 -34, 128 60 3, 0 70")),
    round: 0,
    folds: [
      [0, -130, 20, 50, 12, 5],
      [-40, -124, -60, 50, 12, 5],
      [46, -124, 84, 40, 10, 5],
      [-84, -96, -106, 40, 8, 5],
    ],
    lights: [[-70, -92, -86, 30, 8, 10]],
  };
  const cuff: Piece = {
    points: pts("-134 44 10, -60 54, 0 57, 60 54, 134 44 10, 130 122 12, 62 133, 0 136, -62 133, -130 122 12"),
    texture: "band",
    tint: c.traits.contrastTrim ? "accent" : "main",
    round: 0,
    over: c.isBack
      ? ""
      : `<path d="M66 86l40-3 2 28-40 3z" fill="#fdf6e8" stroke="#b9a88f" stroke-width="1.2"/><path d="M80 104l-.6-8 14-1 .6 8zM83 95.5q3-6 8-.6" fill="none" stroke="#8a7b6a" stroke-width="1.6"/>`,
  };
  return { pieces: [crown, pompom(0, -158, 52, c.palette), cuff], fill: 0.78 };
};
