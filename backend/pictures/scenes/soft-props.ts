import { mix, tone } from "../color.ts";
import { pts, symmetric, type Point } from "../path.ts";
import type { Stage } from "./stage.ts";
import { box } from "./props.ts";

const at = (s: Stage, x: number, y: number, scale: number, draw: () => void, turn = 0) =>
  s.group(
    `translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${turn})` : ""}scale(${Math.round(scale * 100) / 100})`,
    draw,
  );

const fur = "#c58e5e";
const furLight = "#ecd0ab";

/** Head of the bear; origin: middle of the face, 190 wide. */
export function bearHead(s: Stage, x: number, y: number, k: number, turn = 0) {
  at(
    s,
    x,
    y,
    k,
    () => {
      for (const side of [-1, 1]) {
        s.shape(
          [
            [side * 62, -92],
            [side * 98, -84],
            [side * 100, -46],
            [side * 70, -30],
            [side * 44, -56],
          ],
          fur,
          { fabric: "fleece" },
        );
        s.shape(
          [
            [side * 68, -78],
            [side * 86, -72],
            [side * 86, -54],
            [side * 70, -48],
            [side * 58, -60],
          ],
          furLight,
          { isRound: false, line: 0 },
        );
      }
      s.shape(symmetric(pts("0 -84, 56 -72, 92 -20, 86 36, 50 70, 0 78")), fur, { fabric: "fleece" });
      s.shape(symmetric(pts("0 -2, 32 4, 46 32, 28 60, 0 66")), furLight, { fabric: "fleece", line: 1.2 });
      s.raw(
        `<g fill="#3a2a2c"><circle cx="-36" cy="-12" r="8"/><circle cx="36" cy="-12" r="8"/><path d="M-16 10q16-9 32 0-4 18-16 20-12-2-16-20z"/></g><g fill="#fff"><circle cx="-38.5" cy="-15" r="2.8"/><circle cx="33.5" cy="-15" r="2.8"/></g>`,
      );
      s.strokes("M0 30v9M-17 44q9 10 17-5q8 15 17 5", "#3a2a2c", 3.4);
      s.strokes("M0-82V-30", tone(fur, 0.75), 2.4, ' stroke-dasharray="7 5"');
      s.raw(
        `<g fill="#e0705a" opacity=".28"><ellipse cx="-60" cy="22" rx="17" ry="12"/><ellipse cx="60" cy="22" rx="17" ry="12"/></g>`,
      );
    },
    turn,
  );
}

/** The whole bear, sitting. Origin: middle of the foot; about 260 high. */
export function bear(s: Stage, x: number, y: number, k: number, scarf = "#c9745a") {
  s.shadow(x + 6 * k, y, 130 * k, 20 * k);
  at(s, x, y, k, () => {
    for (const side of [-1, 1])
      s.shape(
        [
          [side * 52, -136],
          [side * 92, -110],
          [side * 106, -62],
          [side * 88, -46],
          [side * 66, -70],
        ],
        fur,
        { fabric: "fleece" },
      );
    s.shape(symmetric(pts("0 -150, 58 -132, 84 -66, 66 -14, 0 0")), fur, { fabric: "fleece" });
    s.shape(symmetric(pts("0 -108, 34 -96, 48 -56, 30 -22, 0 -16")), furLight, { fabric: "fleece", line: 1.2 });
    for (const side of [-1, 1]) {
      s.shape(
        [
          [side * 34, -46],
          [side * 78, -58],
          [side * 112, -30],
          [side * 104, 4],
          [side * 60, 8],
          [side * 30, -10],
        ],
        fur,
        { fabric: "fleece" },
      );
      s.shape(
        [
          [side * 88, -40],
          [side * 108, -24],
          [side * 102, -2],
          [side * 84, -2],
          [side * 74, -22],
        ],
        furLight,
        { isRound: false, line: 1.2 },
      );
    }
    bearHead(s, 0, -206, 0.94);
    s.shape(pts("-66 -152, 0 -134, 66 -152, 72 -128 8, 0 -108, -72 -128 8"), scarf, { fabric: "rib" });
    s.shape(pts("24 -122 3, 58 -128 3, 66 -58 4, 30 -54 4"), scarf, { fabric: "rib", grain: -6 });
  });
}

/** A branch of leaves rising from the origin. */
export function branch(s: Stage, x: number, y: number, k: number, color: string, turn = 0) {
  const leaf = (ly: number, side: number, size: number) =>
    `M0 ${ly}q${side * size * 0.9}-${size * 0.1} ${side * size}-${size * 0.8}q${-side * size * 0.9} ${size * 0.1} ${-side * size} ${size * 0.8}`;
  at(
    s,
    x,
    y,
    k,
    () => {
      s.strokes("M0 0Q8-110 0-220", tone(color, 0.85), 4);
      s.raw(
        `<path d="${leaf(-30, 1, 60)}${leaf(-54, -1, 62)}${leaf(-86, 1, 58)}${leaf(-112, -1, 56)}${leaf(-142, 1, 50)}${leaf(-166, -1, 46)}${leaf(-192, 1, 38)}M0-212q-16-26 0-48q16 22 0 48" fill="${color}"/>`,
      );
      s.strokes("M6-34q22-10 36-32M-4-60q-24-8-38-32M5-92q20-10 34-30M-3-116q-22-8-34-28", tone(color, 0.82), 1.6);
    },
    turn,
  );
}

/** A vase of dried flowers. Origin: middle of the foot. */
export function vase(s: Stage, x: number, y: number, k: number, color: string, bloom: string) {
  s.shadow(x + 5 * k, y, 84 * k, 15 * k);
  branch(s, x - 8 * k, y - 130 * k, k * 0.95, "#9aa884", -18);
  branch(s, x + 10 * k, y - 130 * k, k * 0.8, "#b9b38c", 24);
  at(s, x, y, k, () => {
    s.strokes("M0-140Q-14-260-34-320M4-140Q10-260 30-350M2-140Q40-240 84-290", "#a08a66", 3);
    for (const [bx, by, r] of [
      [-34, -324, 24],
      [30, -354, 27],
      [84, -292, 22],
    ] as const) {
      for (let i = 0; i < 6; i++) {
        const a = (i / 6) * Math.PI * 2;
        s.raw(
          `<ellipse cx="${Math.round(bx + Math.cos(a) * r * 0.62)}" cy="${Math.round(by + Math.sin(a) * r * 0.62)}" rx="${Math.round(r * 0.56)}" ry="${Math.round(r * 0.44)}" fill="${i % 2 ? bloom : mix(bloom, "#fffaf0", 0.22)}" transform="rotate(${Math.round((a * 180) / Math.PI)} ${Math.round(bx + Math.cos(a) * r * 0.62)} ${Math.round(by + Math.sin(a) * r * 0.62)})"/>`,
        );
      }
      s.raw(`<circle cx="${bx}" cy="${by}" r="${Math.round(r * 0.36)}" fill="#e6b95c"/>`);
    }
    s.shape(symmetric(pts("0 -150, 30 -150 4, 26 -122, 62 -76, 58 -24, 34 -1 8, 0 0")), color, {
      fabric: "linen",
      scale: 1.3,
    });
  });
}

/** Little pennants on a cord from a to b. */
export function bunting(
  s: Stage,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  sag: number,
  colors: readonly string[],
) {
  const cx = (ax + bx) / 2;
  const cy = (ay + by) / 2 + sag * 2;
  s.strokes(`M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`, "#b69a78", 3);
  const count = Math.max(5, Math.round(Math.abs(bx - ax) / 86));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const px = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx;
    const py = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by;
    const slope =
      (Math.atan2(2 * (1 - t) * (cy - ay) + 2 * t * (by - cy), 2 * (1 - t) * (cx - ax) + 2 * t * (bx - cx)) * 180) /
      Math.PI;
    const pattern = (["plain", "dot", "stripe", "plain", "gingham"] as const)[i % 5] ?? "plain";
    at(
      s,
      px,
      py,
      1,
      () =>
        s.shape(pts("-30 0 2, 30 0 2, 0 62 3"), colors[i % colors.length] ?? "#e9c26a", {
          pattern,
          accent: "#fffaf0",
          scale: 0.62,
        }),
      Math.round(slope),
    );
  }
}

export function blocks(s: Stage, x: number, y: number, k: number) {
  s.shadow(x, y, 120 * k, 16 * k);
  const cube = (cx: number, cy: number, color: string, mark: string) =>
    at(s, x + cx * k, y + cy * k, k, () => {
      s.shape(box(-34, -68, 68, 68, 8), color, { fabric: "linen", scale: 1.2 });
      s.raw(`<path d="${mark}" fill="#fffaf0" opacity=".92"/>`);
    });
  cube(-40, 0, "#e9c26a", "M0-52l5 12 13 1-10 8 4 13-12-7-12 7 4-13-10-8 13-1z");
  cube(36, 0, "#8fa98b", "M0-18c-12-9-19-15-17-24 2-8 13-8 17 1 4-9 15-9 17-1 2 9-5 15-17 24z");
  cube(0, -68, "#d98f6c", "M-16-34a16 16 0 1 0 32 0a16 16 0 1 0-32 0");
}

export function cloud(s: Stage, x: number, y: number, k: number, color = "#fffdf8") {
  at(s, x, y, k, () =>
    s.shape(pts("-120 20, -112 -24, -64 -34, -36 -70, 24 -72, 54 -40, 104 -34, 124 12, 90 34, 0 38, -88 36"), color, {
      line: 0,
    }),
  );
}

export const rug = (s: Stage, cx: number, cy: number, rx: number, ry: number, color: string, accent: string) => {
  const oval = (k: number): Point[] => [
    [cx, cy - ry * k],
    [cx + rx * k * 0.8, cy - ry * k * 0.66],
    [cx + rx * k, cy],
    [cx + rx * k * 0.8, cy + ry * k * 0.66],
    [cx, cy + ry * k],
    [cx - rx * k * 0.8, cy + ry * k * 0.66],
    [cx - rx * k, cy],
    [cx - rx * k * 0.8, cy - ry * k * 0.66],
  ];
  s.shape(oval(1), color, { fabric: "knit", scale: 1.4, line: 0, isRound: false });
  s.shape(oval(0.86), mix(color, accent, 0.22), { fabric: "knit", scale: 1.4, line: 0, isRound: false });
  s.shape(oval(0.72), color, { fabric: "knit", scale: 1.4, line: 0, isRound: false });
};

/** A quilt on the floor, seen from above, sewn in squares. */
export function quilt(s: Stage, cx: number, cy: number, width: number, height: number, color: string, turn = 0) {
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const pale = mix("#fbf6ec", color, 0.3);
  s.group(`translate(${Math.round(cx)} ${Math.round(cy)})rotate(${turn})`, () => {
    s.raw(
      `<rect x="${-x + 8}" y="${-y + 12}" width="${x * 2}" height="${y * 2}" rx="30" fill="#4a3440" opacity=".12"/>`,
    );
    s.shape(box(-x, -y, x * 2, y * 2, 28), pale, { accent: mix(pale, color, 0.5), pattern: "gingham", scale: 1.5 });
    const inset = 26;
    s.shape(box(-x + inset, -y + inset, (x - inset) * 2, (y - inset) * 2, 20), mix("#fdf9f0", color, 0.12), {
      fabric: "gauze",
      scale: 1.4,
      isRound: false,
    });
    const columns = Math.max(2, Math.round((width - 2 * inset) / 120));
    const rows = Math.max(2, Math.round((height - 2 * inset) / 120));
    let seams = "";
    for (let i = 1; i < columns; i++)
      seams += `M${Math.round(-x + inset + ((width - 2 * inset) * i) / columns)} ${-y + inset}V${y - inset}`;
    for (let i = 1; i < rows; i++)
      seams += `M${-x + inset} ${Math.round(-y + inset + ((height - 2 * inset) * i) / rows)}H${x - inset}`;
    s.strokes(seams, mix(color, "#8a7b6a", 0.5), 2, ' stroke-dasharray="8 6" opacity=".4"');
  });
}
