import { tone } from "./color.ts";
import { bandTile, clothOf, type Tile } from "./fabrics.ts";
import { paletteOf, type Palette } from "./palette.ts";
import { pts, closedPath, type Point } from "./path.ts";
import { patternTile } from "./patterns.ts";
import { randomFrom } from "./random.ts";
import { garmentFacts } from "./facts.ts";
import type { GarmentSpec } from "./types.ts";

const pattern = (id: string, t: Tile, scale: number, turn = 0) =>
  `<pattern id="${id}" width="${t.width}" height="${t.height}" patternUnits="userSpaceOnUse" patternTransform="${turn ? `rotate(${turn})` : ""}scale(${scale})">${t.body}</pattern>`;

function bigButton(x: number, y: number, p: Palette): string {
  const face = p.accent === p.main ? "#efe3cd" : tone(p.accent, 1.02, 0.9);
  const rim = tone(face, 0.7);
  return (
    `<g transform="translate(${x} ${y})"><path d="M-52 0h104" stroke="${p.line}" stroke-width="7" opacity=".5"/><circle cx="5" cy="10" r="40" fill="${p.line}" opacity=".22"/><circle r="38" fill="${face}" stroke="${rim}" stroke-width="2.5"/>` +
    `<circle r="27" fill="${rim}" opacity=".16"/><circle r="27" fill="none" stroke="${rim}" stroke-width="2" opacity=".7"/><path d="M-27-18A33 33 0 0 1 6-32" fill="none" stroke="#fffaf0" stroke-width="5" opacity=".7"/>` +
    `<path d="M-9-9L9 9M9-9L-9 9" stroke="${p.thread}" stroke-width="5.5"/><path d="M-9-9v.1M9-9v.1M-9 9v.1M9 9v.1" stroke="${tone(rim, 0.6)}" stroke-width="7.5"/></g>`
  );
}

const label = (x: number, y: number, turn: number, p: Palette) =>
  `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M5 8h104v66H5z" fill="${p.line}" opacity=".2"/><path d="M0 0h104v66H0z" fill="#fdf6e8"/><path d="M0 8h104" stroke="${p.line}" stroke-width="1" opacity=".25"/><g fill="none" stroke="#6f6257" stroke-width="2.6"><path d="M32 30h40v22H32zM44 30q1-9 8-9t8 9M41 30v22M63 30v22"/></g><path d="M4 4h96" stroke="${p.thread}" stroke-width="2.6" stroke-dasharray="7 5"/></g>`;

function zipper(p: Palette): string {
  let teeth = "";
  for (let y = -40; y < 880; y += 15) teeth += `M-11 ${y}h13M-2 ${y + 7.5}h13`;
  return `<g transform="translate(300 0)"><path d="M-34-60h68v960h-68z" fill="${p.shade}" opacity=".75"/><path d="${teeth}" stroke="#e6dac6" stroke-width="6.5"/><path d="M-62-60v960M62-60v960" stroke="${p.thread}" stroke-width="4" stroke-dasharray="17 9"/><path d="M-15 296h30l7 34-10 58h-24l-10-58z" fill="#e8dcc8" stroke="#8d8172" stroke-width="3"/><path d="M-9 384h18l6 74q-15 14-30 0z" fill="#f3ead9" stroke="#8d8172" stroke-width="3"/></g>`;
}

function seamOf(spec: GarmentSpec, p: Palette, hasBand: boolean): string {
  const facts = garmentFacts(spec);
  const line = `stroke="${p.line}" stroke-width="3" opacity=".55" fill="none"`;
  const dashes = `stroke="${p.thread}" stroke-width="4" stroke-dasharray="17 9" fill="none"`;
  if (facts.zip) return zipper(p);
  if (facts.buttons) {
    return `<path d="M218-60h168v960H218z" fill="${p.line}" opacity=".16" transform="translate(7 0)"/><use href="#st"/><path d="M218-60v960M386-60v960" ${line}/><path d="M234-60v960M370-60v960" ${dashes}/>${[150, 420, 690].map((y) => bigButton(302, y, p)).join("")}`;
  }
  if (hasBand) {
    const band: Point[] = pts("-80 -80 0, 720 -80 0, 720 120 0, 480 205, 300 222, 120 205, -80 120 0");
    const d = closedPath(band);
    return `<path d="${d}" fill="${p.line}" opacity=".2" transform="translate(4 11)"/><path d="${d}" fill="${facts.contrastTrim ? p.accent : p.main}"/><path d="${d}" fill="url(#bd)"/><path d="${d}" ${line}/><path d="M-80 137Q120 224 300 240T720 137" ${dashes}/>${label(430, 560, -4, p)}`;
  }
  return `<path d="M-60 560Q300 590 700 556V900H-60z" fill="${p.line}" opacity=".05"/><path d="M-60 556Q300 586 700 552" ${line}/><path d="M-60 570Q300 600 700 566M-60 590Q300 620 700 586" ${dashes}/><path d="M148-60Q156 300 150 900" ${line}/>${label(150, 300, 2, p)}`;
}

/** The cloth at arm's length: weave, print, one seam and what closes it. Fills the frame. */
export function detailMarkup(spec: GarmentSpec): string {
  const p = paletteOf(spec.color, spec.accent, spec.fabric);
  const cloth = clothOf(spec.fabric, p);
  const random = randomFrom(`detail/${spec.silhouette}/${spec.seed}`);
  const turn = Math.round(-10 + random() * 8);
  const print = patternTile(spec.pattern, p);
  const fills = [
    ...(print ? [["pr", print, spec.pattern === "stripe" ? 2 : 2.4] as const] : []),
    ...(cloth.tile ? [["fb", cloth.tile, 2.7] as const] : []),
  ];
  const all = "M-150-150h900v1100h-900z";
  const angle = Math.round(24 + random() * 18);
  const depth = 0.16 + cloth.fold * 0.2;
  const gleam = 0.14 + cloth.gloss * 0.26;
  const wave = [
    [0, 0, 1],
    [0.1, 1, 0.7],
    [0.2, 0, 0.9],
    [0.3, 1, 1],
    [0.36, 0, 0.5],
    [0.5, 1, 0.25],
    [0.62, 0, 1],
    [0.72, 1, 0.9],
    [0.8, 0, 0.35],
    [0.92, 1, 0.6],
    [1, 0, 0.8],
  ] as const;
  const stops = wave
    .map(
      ([at, isLight, force]) =>
        `<stop offset="${at}" stop-color="${isLight ? p.light : p.shade}" stop-opacity="${(force * (isLight ? gleam : depth)).toFixed(2)}"/>`,
    )
    .join("");
  const strip = `<g id="st"><path d="M218-150h168v1100H218z" fill="${p.main}"/>${fills.map(([id]) => `<path d="M218-150h168v1100H218z" fill="url(#${id})"/>`).join("")}</g>`;
  return (
    `<defs>${fills.map(([id, tile, scale]) => pattern(id, tile, scale)).join("")}${pattern("bd", bandTile(p), 3.2)}${strip}` +
    `<linearGradient id="dr" gradientTransform="rotate(${angle} .5 .5)">${stops}</linearGradient><linearGradient id="lt" x2="1" y2="1"><stop stop-color="${p.light}" stop-opacity=".34"/><stop offset=".45" stop-color="${p.light}" stop-opacity="0"/><stop offset="1" stop-color="${p.shade}" stop-opacity=".5"/></linearGradient></defs>` +
    `<g transform="rotate(${turn} 300 400)"><path d="${all}" fill="${p.main}"/>${fills.map(([id]) => `<path d="${all}" fill="url(#${id})"/>`).join("")}<path d="${all}" fill="url(#dr)"/>${seamOf(spec, p, cloth.ribbed)}</g>` +
    `<path d="M0 0h600v800H0z" fill="url(#lt)"/>`
  );
}
