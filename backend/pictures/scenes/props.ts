import { mix, tone } from "../color.ts";
import { pts, type Point } from "../path.ts";
import type { Paint, Stage } from "./stage.ts";

export const box = (x: number, y: number, w: number, h: number, r: number): Point[] => [
  [x, y, r],
  [x + w, y, r],
  [x + w, y + h, r],
  [x, y + h, r],
];

const at = (s: Stage, x: number, y: number, scale: number, draw: () => void) =>
  s.group(`translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})`, draw);

export const leather = { tan: "#d39a5e", strap: "#8f5a36", brass: "#e3bd6c", lining: "#fbf3dc" } as const;

/** Leather strap with its buckle, hanging down the front. */
function strap(s: Stage, x: number, top: number, foot: number) {
  s.shape(box(x - 17, top, 34, foot - top, 5), leather.strap, { fabric: "leather" });
  s.strokes(
    `M${x - 12} ${top + 6}V${foot - 6}M${x + 12} ${top + 6}V${foot - 6}`,
    "#e8c79a",
    1.8,
    ' stroke-dasharray="6 5" opacity=".8"',
  );
  s.shape(box(x - 25, top + (foot - top) * 0.42, 50, 44, 6), leather.brass, { line: 2 });
  s.shape(box(x - 16, top + (foot - top) * 0.42 + 9, 32, 26, 4), leather.strap, { isRound: false, line: 1.2 });
  s.strokes(`M${x} ${top + (foot - top) * 0.42 + 6}v32`, "#f3dca6", 5);
}

/** The open lid and the dark inside; what is packed is painted between back and front. Origin: middle of the foot; 640 × 590. */
export function trunkBack(s: Stage, x: number, y: number, k: number) {
  s.shadow(x + 10 * k, y - 4 * k, 400 * k, 46 * k);
  at(s, x, y, k, () => {
    s.shape(pts("-312 -258 8, -330 -540 34, -200 -566, 0 -574, 200 -566, 330 -540 34, 312 -258 8"), leather.tan, {
      fabric: "leather",
    });
    s.shape(pts("-292 -262 6, -306 -522 26, -190 -544, 0 -551, 190 -544, 306 -522 26, 292 -262 6"), "#fdf5dd", {
      accent: "#f0c95c",
      pattern: "gingham",
      scale: 1.2,
    });
    s.shape(pts("-190 -330 6, 190 -330 6, 182 -270 4, -182 -270 4"), "#fbeec8", {
      accent: "#e9bd4f",
      pattern: "gingham",
      scale: 1.2,
      line: 1.4,
    });
    s.strokes("M-190-330q30 14 63 2t63 2 63-2 63 0 63 0 65-2", "#c79b52", 4);
    s.shape(pts("-312 -262 4, 312 -262 4, 300 -170, -300 -170"), "#6d4a35", { isRound: false });
  });
}

export function trunkFront(s: Stage, x: number, y: number, k: number) {
  at(s, x, y, k, () => {
    s.shape(pts("-320 -236 6, -160 -230, 0 -228, 160 -230, 320 -236 6, 312 -8 16, 0 0, -312 -8 16"), leather.tan, {
      fabric: "leather",
    });
    s.shape(
      pts("-322 -240 6, -160 -234, 0 -232, 160 -234, 322 -240 6, 321 -206 4, 0 -198, -321 -206 4"),
      leather.strap,
      { fabric: "leather" },
    );
    s.strokes(
      "M-314-213Q0-205 314-213M-306-22Q0-14 306-22M-310-190Q0-182 310-190",
      "#f0d3a6",
      2.2,
      ' stroke-dasharray="8 6" opacity=".75"',
    );
    for (const cx of [-176, 176]) strap(s, cx, -232, -4);
    for (const cx of [-1, 1]) {
      s.shape(
        [
          [cx * 318, -70, 4],
          [cx * 258, -10, 6],
          [cx * 313, -6, 12],
        ],
        leather.brass,
        { line: 1.6 },
      );
      s.raw(`<circle cx="${cx * 298}" cy="-26" r="4" fill="#b98d4b"/>`);
    }
    s.shape(box(-46, -236, 92, 74, 12), leather.brass, { line: 2 });
    s.raw(`<circle cy="-206" r="9" fill="#7b5a2e"/><path d="M-4-204h8l4 24h-16z" fill="#7b5a2e"/>`);
    s.shape(pts("-64 -128 8, 64 -128 8, 60 -96 12, 0 -88, -60 -96 12"), leather.strap, { fabric: "leather" });
  });
}

/** The small shut trunk of the logo. Origin: middle of the foot; 300 × 210. */
export function trunkClosed(s: Stage, x: number, y: number, k: number, color: string = leather.tan) {
  s.shadow(x + 6 * k, y - 2, 190 * k, 24 * k);
  at(s, x, y, k, () => {
    s.strokes("M-46-196q4-38 46-38t46 38", leather.strap, 16);
    s.shape(box(-150, -196, 300, 196, 24), color, { fabric: "leather" });
    s.strokes("M-148-118Q0-112 148-118", mix(color, "#3a2a3f", 0.4), 3, ' opacity=".6"');
    for (const cx of [-88, 88]) {
      s.shape(box(cx - 14, -196, 28, 196, 3), leather.strap, { fabric: "leather" });
      s.shape(box(cx - 21, -128, 42, 34, 5), leather.brass, { line: 1.6 });
    }
    s.shape(box(-20, -134, 40, 38, 7), leather.brass, { line: 1.6 });
    s.raw(`<circle cy="-118" r="5" fill="#7b5a2e"/><path d="M-2-117h4l3 13h-10z" fill="#7b5a2e"/>`);
  });
}

export interface FoldedCloth extends Paint {
  color: string;
}

/** Folded clothes in a pile, the first at the foot. Origin: middle of the foot. Returns the height. */
export function pile(s: Stage, x: number, y: number, width: number, cloths: readonly FoldedCloth[], slab = 46): number {
  s.shadow(x + 8, y, width * 0.62, 20);
  cloths.forEach(({ color, ...paint }, i) => {
    const top = y - (i + 1) * slab;
    const w = width / 2 - ((i * 37) % 5) * 4;
    const dx = x + (((i * 53) % 7) - 3) * 3;
    s.shape(
      [
        [dx - w, top + 6, 12],
        [dx - w * 0.4, top + 1],
        [dx + w * 0.5, top + 3],
        [dx + w - 4, top + 4, slab * 0.45],
        [dx + w - 4, top + slab - 2, slab * 0.45],
        [dx, top + slab + 2],
        [dx - w, top + slab, 8],
      ],
      color,
      paint,
    );
    s.strokes(
      `M${Math.round(dx - w + 3)} ${Math.round(top + slab * 0.36)}H${Math.round(dx + w * 0.74)}q${Math.round(w * 0.13)} ${Math.round(slab * 0.14)} 0 ${Math.round(slab * 0.3)}H${Math.round(dx - w + 4)}`,
      mix(tone(color, 0.6), "#3a2a3f", 0.2),
      1.7,
      ' opacity=".5"',
    );
  });
  return cloths.length * slab;
}

export function parcel(s: Stage, x: number, y: number, k: number, ribbon = "#c9745a") {
  s.shadow(x + 8 * k, y, 210 * k, 28 * k);
  at(s, x, y, k, () => {
    s.shape(box(-160, -210, 320, 210, 10), "#d9b083", { fabric: "linen", scale: 1.4 });
    s.shape(pts("-172 -228 8, 172 -228 8, 170 -182 8, -170 -182 8"), "#e3bf95", { fabric: "linen", scale: 1.4 });
    s.shape(box(-17, -228, 34, 228, 2), ribbon, { fabric: "poplin", line: 1.2 });
    s.shape("M0-230C-40-300-120-290-104-246Q-92-220 0-228C40-300 120-290 104-246Q92-220 0-228z", ribbon, {});
    s.shape(
      "M-6-226q-30 30-62 38l20 6 8 22q38-30 48-62zM6-226q30 30 62 38l-20 6-8 22q-38-30-48-62z",
      tone(ribbon, 0.92),
      { isRound: false },
    );
    s.raw(`<circle cy="-229" r="15" fill="${tone(ribbon, 0.86)}"/>`);
  });
}

export function stool(s: Stage, x: number, y: number, k: number) {
  s.shadow(x, y, 150 * k, 22 * k);
  at(s, x, y, k, () => {
    s.shape(pts("-96 -170 2, -76 -170 2, -100 0 3, -118 0 3"), "#b9875a", {});
    s.shape(pts("96 -170 2, 76 -170 2, 100 0 3, 118 0 3"), "#a8774c", {});
    s.shape(box(-96, -84, 192, 14, 4), "#b9875a", {});
    s.shape(box(-128, -196, 256, 34, 14), "#cf9f70", { fabric: "linen", scale: 1.6 });
  });
}
