import { mix, tone } from "../color.ts";
import type { Palette } from "../palette.ts";
import { groundMarkup } from "../shading.ts";

/** Strokes of figures, ten wide and sixteen high: no font is at hand in a picture. */
const strokes: Record<string, string> = {
  "0": "M5 0Q0 0 0 8T5 16T10 8T5 0z",
  "1": "M2 3L6 0V16",
  "2": "M0 4Q1 0 5 0T10 4.5Q10 8 0 16H10",
  "3": "M0 1H9L4 6.6Q10 7 10 11.4T5 16Q1 16 0 13",
  "4": "M7 16V0L0 11H10",
  "5": "M9 0H2L1 7Q3 5.4 5.4 5.6Q10 6 10 10.8T5 16Q1.6 16 0 13.6",
  "6": "M9 1Q6-1 3 3T0 11Q0 16 5 16T10 11T5 6.4T0 11",
  "7": "M0 0H10Q5 7 4 16",
  "8": "M5 7.4Q.6 6.6.6 3.6T5 0T9.4 3.6T5 7.4Q0 8.4 0 12T5 16T10 12T5 7.4z",
  "9": "M10 5Q10 0 5 0T0 5T5 9.6T10 5Q10 10 8 16",
};

const figures = (value: number, x: number, y: number): string =>
  [...String(value)]
    .map((digit, at) => `<path d="${strokes[digit]}" transform="translate(${x + at * 13} ${y})scale(.82)"/>`)
    .join("");

export const room = { width: 600, height: 800, floor: 738, crown: 34, middle: 330 };

/** A wooden rule beside the figure, marked every five centimetres from the floor. */
function rule(cm: number, pxPerCm: number): string {
  let marks = "";
  let numbers = "";
  for (let at = 5; at <= cm - 3; at += 5) {
    const y = Math.round(room.floor - at * pxPerCm);
    const isTen = at % 10 === 0;
    marks += `M82 ${y}h${isTen ? -20 : -11}`;
    if (at % 20 === 0) numbers += figures(at, at >= 100 ? 34 - 10 : 34, y - 7);
  }
  const top = Math.round(room.floor - cm * pxPerCm) + 6;
  return (
    `<path d="M18 ${top + 8}q0-8 8-8h50q8 0 8 8v${room.floor - top - 8}h-66z" fill="#e3c79c"/><path d="M18 ${top + 8}q0-8 8-8h50q8 0 8 8v${room.floor - top - 8}h-66z" fill="none" stroke="#a9834f" stroke-opacity=".6" stroke-width="1.6"/>` +
    `<path d="M30 ${top + 20}q4 ${(room.floor - top) / 2} 0 ${room.floor - top - 40}M50 ${top + 60}q-5 ${(room.floor - top) / 3} 2 ${room.floor - top - 120}" fill="none" stroke="#c9a36c" stroke-opacity=".5" stroke-width="2"/>` +
    `<g fill="none" stroke="#6b4f30" stroke-width="2" stroke-linecap="round"><path d="${marks}"/>${numbers}</g>`
  );
}

/** Wall, floor, rug and rule; for one too young to stand, a quilt seen from above. */
export function roomMarkup(
  palette: Palette,
  cm: number,
  pxPerCm: number,
  isLying: boolean,
): { defs: string; body: string } {
  const ground = groundMarkup("ground", palette, room.width, room.height);
  const floor = mix(tone(palette.ground, 0.93), "#c79d6f", 0.16);
  const rug = mix(palette.ground, palette.main, 0.32);
  const line = mix(floor, "#8a6547", 0.4);
  const quilt = mix("#fbf6ec", palette.accent, 0.16);
  const stitches = mix(quilt, "#8a7b6a", 0.5);
  const lying =
    `<path d="M112 60q0-26 26-26h406q26 0 26 26v680q0 26-26 26h-406q-26 0-26-26z" fill="${quilt}" stroke="${stitches}" stroke-opacity=".5" stroke-width="2"/>` +
    `<path d="M112 180h458M112 326h458M112 472h458M112 618h458M226 34v732M341 34v732M456 34v732" fill="none" stroke="${stitches}" stroke-opacity=".34" stroke-width="2" stroke-dasharray="7 5"/>` +
    `<path d="M124 64q0-18 18-18h398q18 0 18 18v672q0 18-18 18h-398q-18 0-18-18z" fill="none" stroke="${mix(quilt, palette.main, 0.45)}" stroke-width="5"/>`;
  const standing =
    `<path d="M0 704q300-7 600 0v96h-600z" fill="${floor}"/><path d="M0 704q300-7 600 0" fill="none" stroke="${line}" stroke-opacity=".5" stroke-width="2"/>` +
    `<ellipse cx="${room.middle}" cy="748" rx="212" ry="34" fill="${rug}"/><ellipse cx="${room.middle}" cy="748" rx="196" ry="28" fill="none" stroke="${mix(rug, "#fffaf0", 0.6)}" stroke-width="3" stroke-dasharray="8 6"/>`;
  return {
    defs: `${ground.defs}<radialGradient id="fs"><stop stop-color="#3d2f3a" stop-opacity=".36"/><stop offset="1" stop-color="#3d2f3a" stop-opacity="0"/></radialGradient>`,
    body: `${ground.body}${isLying ? lying : standing}${rule(cm, pxPerCm)}`,
  };
}
