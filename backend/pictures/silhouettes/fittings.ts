import type { Piece } from "../draft.ts";
import type { Point } from "../path.ts";
import type { Palette } from "../palette.ts";
import type { Pockets } from "../types.ts";

/** Strip of cloth down the front that carries the buttons. */
export function placket(
  top: number,
  foot: number,
  options: {
    count: number;
    half?: number;
    radius?: number;
    isAccent?: boolean;
    texture?: Piece["texture"];
    x?: number;
  },
): Piece {
  const half = options.half ?? 12;
  const x = options.x ?? 0;
  const buttons: [number, number, number][] = [];
  const step = (foot - top - 26) / Math.max(1, options.count - 1);
  for (let i = 0; i < options.count; i++) buttons.push([x, top + 14 + step * i, options.radius ?? 5.4]);
  return {
    points: [
      [x - half, top, 1],
      [x + half, top - 3, 1],
      [x + half, foot, 2],
      [x - half, foot, 2],
    ],
    tint: options.isAccent ? "accent" : "main",
    texture: options.texture ?? "cloth",
    round: null,
    inside: true,
    stitches:
      options.texture === "band"
        ? []
        : [
            [
              [x - half + 4, top + 4],
              [x - half + 4, foot - 4],
            ],
          ],
    buttons,
  };
}

export function zip(top: number, foot: number, p: Palette): string {
  return `<path d="M0 ${top}V${foot}" stroke="${p.line}" stroke-width="9" opacity=".4"/><path d="M0 ${top}V${foot}" stroke="#d9cfc0" stroke-width="4.6" stroke-dasharray="2 1.8"/><path d="M-3.5 ${top + 4}h7l1.5 9-2 13h-6l-2-13z" fill="#e9dfcf" stroke="#8d8172" stroke-width="1.3"/>`;
}

export function drawcord(x: number, y: number, length: number, p: Palette): string {
  const one = (s: number) =>
    `<path d="M${s * x} ${y}q${s * 4} ${length * 0.5} ${s * -1} ${length}" fill="none" stroke="${p.line}" stroke-width="6" opacity=".3"/><path d="M${s * x} ${y}q${s * 4} ${length * 0.5} ${s * -1} ${length}" fill="none" stroke="#f3e9d8" stroke-width="4"/><path d="M${s * x - s} ${y + length - 2}v9" stroke="${p.accent}" stroke-width="5"/><circle cx="${s * x}" cy="${y}" r="3.6" fill="#efe3cd" stroke="#8d8172" stroke-width="1.2"/>`;
  return one(-1) + one(1);
}

export function bow(x: number, y: number, size: number, color: string, line: string): string {
  return `<g transform="translate(${x} ${y})scale(${size})" fill="${color}" stroke="${line}" stroke-width="1.5" stroke-opacity=".7"><path d="M-2 3q-7 13-12 18l7-1 3 5q5-10 6-20zM2 3q7 13 12 18l-7-1-3 5q-5-10-6-20z"/><path d="M0 0C-8-11-21-11-21-2S-9 9 0 2zM0 0C8-11 21-11 21-2S9 9 0 2z"/><circle cy="1" r="4"/></g>`;
}

/** A ribbon knotted at the side, its ends hanging: what holds one front over the other. */
export function tie(x: number, y: number, color: string, line: string): string {
  return `<g fill="${color}" stroke="${line}" stroke-width="1.5" stroke-opacity=".7"><path d="M${x - 4} ${y + 2}q-13 40-9 92l17 3q-3-50 4-93zM${x + 2} ${y + 3}q14 34 15 76l16-4q-4-42-21-75z"/><path d="M${x + 4} ${y - 2}q26-20 37-8q6 12-12 17q-13 2-25-3z"/><path d="M${x - 8} ${y - 9}q9-3 17 0q3 9-1 17q-8 3-16 0q-3-9 0-17z"/></g>`;
}

const patch = (cx: number, cy: number, w: number, h: number, round: number): Piece => ({
  points: [
    [cx - w / 2, cy, 2],
    [cx + w / 2, cy, 2],
    [cx + w / 2 - 1, cy + h, round],
    [cx, cy + h + 3],
    [cx - w / 2 + 1, cy + h, round],
  ],
  inside: true,
  round: null,
  stitches: [
    [
      [cx - w / 2 + 2, cy + 10],
      [cx + w / 2 - 2, cy + 10],
    ],
    [
      [cx - w / 2 + 4, cy + 13],
      [cx - w / 2 + 5, cy + h - 5, 6],
      [cx + w / 2 - 5, cy + h - 5, 6],
      [cx + w / 2 - 4, cy + 13],
    ],
  ],
});

const heartPoints = (cx: number, cy: number, r: number): Point[] => [
  [cx, cy - r * 0.4, 1],
  [cx + r * 0.5, cy - r * 0.9],
  [cx + r, cy - r * 0.35],
  [cx + r * 0.6, cy + r * 0.4],
  [cx, cy + r, 3],
  [cx - r * 0.6, cy + r * 0.4],
  [cx - r, cy - r * 0.35],
  [cx - r * 0.5, cy - r * 0.9],
];

/** Pockets on a bodice or a skirt; `half` is the half-width there, `y` the top of the lower pockets. */
export function pocketPieces(
  kind: Pockets,
  o: { half: number; y: number; chestY: number; scale?: number; isAccent?: boolean },
): Piece[] {
  const k = o.scale ?? 1;
  switch (kind) {
    case "chest":
      return [
        { ...patch(o.half * 0.46, o.chestY, 52 * k, 54 * k, 10), ...(o.isAccent ? { tint: "accent" as const } : {}) },
      ];
    case "heart":
      return [
        {
          points: heartPoints(o.half * 0.44, o.chestY + 22, 22 * k),
          tint: "accent",
          inside: true,
          round: null,
          stitches: [[...heartPoints(o.half * 0.44, o.chestY + 22, 17 * k), [o.half * 0.44, o.chestY + 22 - 7 * k, 1]]],
        },
      ];
    case "patch":
      return [-1, 1].map((s) => patch(s * o.half * 0.54, o.y, 70 * k, 74 * k, 14));
    case "flap":
      return [-1, 1].flatMap((s): Piece[] => {
        const cx = s * o.half * 0.54;
        const w = 35 * k;
        return [
          patch(cx, o.y + 4, w * 2 - 4, 66 * k, 8),
          {
            points: [
              [cx - w, o.y, 3],
              [cx + w, o.y, 3],
              [cx + w - 1, o.y + 20 * k, 6],
              [cx, o.y + 27 * k, 8],
              [cx - w + 1, o.y + 20 * k, 6],
            ],
            round: null,
            inside: true,
            buttons: [[cx, o.y + 17 * k, 4.6]],
          },
        ];
      });
    case "slant":
      return [
        {
          points: [],
          seams: [-1, 1].map((s): Point[] => [
            [s * o.half * 0.86, o.y + 62 * k],
            [s * o.half * 0.58, o.y],
          ]),
          stitches: [-1, 1].map((s): Point[] => [
            [s * o.half * 0.8, o.y + 64 * k],
            [s * o.half * 0.52, o.y + 2],
          ]),
        },
      ];
    case "kangaroo": {
      const w = o.half * 0.66;
      return [
        {
          points: [
            [-w * 0.58, o.y, 3],
            [w * 0.58, o.y, 3],
            [w, o.y + 52 * k, 4],
            [w, o.y + 86 * k, 4],
            [0, o.y + 89 * k],
            [-w, o.y + 86 * k, 4],
            [-w, o.y + 52 * k, 4],
          ],
          inside: true,
          round: null,
          stitches: [
            [
              [w * 0.52, o.y + 6],
              [w * 0.94, o.y + 50 * k],
            ],
            [
              [-w * 0.52, o.y + 6],
              [-w * 0.94, o.y + 50 * k],
            ],
            [
              [-w * 0.5, o.y + 7],
              [w * 0.5, o.y + 7],
            ],
          ],
        },
      ];
    }
    default:
      return [];
  }
}
