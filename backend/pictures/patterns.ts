import { lightness, mix, tone } from "./color.ts";
import type { Tile } from "./fabrics.ts";
import type { Palette } from "./palette.ts";
import type { Pattern } from "./types.ts";

const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** Second and third colours of a print, in the family of the accent and legible on the ground colour. */
function companions(p: Palette) {
  const isDark = lightness(p.main) < 0.6;
  const leaf = mix(p.accent, isDark ? "#a9c2a0" : "#6f8a67", 0.72);
  const heart = isDark ? "#fbe7b4" : mix("#f3c969", p.accent, 0.15);
  return { leaf, heart, pale: mix(p.accent, p.main, 0.45) };
}

const petals = (r: number) => {
  let d = "";
  for (let i = 0; i < 5; i++) {
    const a = (i * 72 - 90) * (Math.PI / 180);
    const x = Math.cos(a) * r * 0.62;
    const y = Math.sin(a) * r * 0.62;
    const k = r * (0.46 + (i % 2) * 0.05);
    d += `M${(x - k).toFixed(1)} ${y.toFixed(1)}a${k.toFixed(1)} ${k.toFixed(1)} 0 1 0 ${(2 * k).toFixed(1)} 0a${k.toFixed(1)} ${k.toFixed(1)} 0 1 0 ${(-2 * k).toFixed(1)} 0`;
  }
  return d;
};

const starPath = (r: number) => {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const a = (i * 36 - 90) * (Math.PI / 180);
    const k = i % 2 ? r * 0.47 : r;
    d += `${i ? "L" : "M"}${(Math.cos(a) * k).toFixed(1)} ${(Math.sin(a) * k).toFixed(1)}`;
  }
  return `${d}z`;
};

const heartPath = "M0 8C-5 4-9 0-8-4.5C-7-8.5-2-8.5 0-4.5C2-8.5 7-8.5 8-4.5C9 0 5 4 0 8z";
const put = (x: number, y: number, turn: number, inner: string) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${inner}</g>`;

/** Motifs that would be cut by the tile's edge are set well inside it, in half-drop. */
const tiles: Record<Exclude<Pattern, "plain">, (p: Palette) => Tile> = {
  stripe: (p) => ({
    width: 60,
    height: 30,
    body: fill("M0 9.6Q15 8.8 30 9.5T60 9.6V20.5Q45 21.2 30 20.4T0 20.5z", p.accent, 0.94),
  }),
  gingham: (p) => ({
    width: 34,
    height: 34,
    body:
      fill("M0 0h17v34H0z", p.accent, 0.5) +
      fill("M0 0h34v17H0z", p.accent, 0.5) +
      fill("M0 0h17v17H0z", p.accent, 0.42),
  }),
  dot: (p) => ({
    width: 42,
    height: 42,
    body: fill(
      "M5 10.5a5.6 5.4 0 1 0 11.2 0a5.6 5.4 0 1 0-11.2 0M26 31.6a5.4 5.6 0 1 0 10.8 0a5.4 5.6 0 1 0-10.8 0",
      p.accent,
    ),
  }),
  flower: (p) => {
    const { leaf, heart, pale } = companions(p);
    const bloom = (r: number, c: string) =>
      fill(petals(r), c) + `<circle r="${(r * 0.34).toFixed(1)}" fill="${heart}"/>`;
    const sprig = `<path d="M0 0Q3 9-1 17" fill="none" stroke="${leaf}" stroke-width="1.6"/>${fill("M1 8q7-5 9 1q-5 4-9-1M0 13q-8-4-9 2q5 3 9-2", leaf)}`;
    return {
      width: 84,
      height: 92,
      body:
        put(22, 20, 12, `${sprig}${bloom(10, p.accent)}`) +
        put(63, 62, -24, `${sprig}${bloom(10.5, p.accent)}`) +
        put(63, 17, 40, bloom(6, pale)) +
        put(20, 66, -15, bloom(6.5, pale)) +
        put(42, 42, 70, fill("M-6 0q6-6 12 0q-6 6-12 0", leaf)) +
        put(42, 84, -40, fill("M-6 0q6-5 12 0q-6 5-12 0", leaf)) +
        `<circle cx="44" cy="8" r="1.8" fill="${p.accent}"/><circle cx="8" cy="44" r="1.8" fill="${p.accent}"/><circle cx="76" cy="38" r="1.8" fill="${heart}"/>`,
    };
  },
  check: (p) => {
    const { pale } = companions(p);
    const third = lightness(p.main) < 0.6 ? "#fff3dc" : tone(p.accent, 0.62);
    return {
      width: 66,
      height: 66,
      body:
        fill("M8 0h22v66H8z", pale, 0.5) +
        fill("M0 8h66v22H0z", pale, 0.5) +
        fill("M8 8h22v22H8z", p.accent, 0.4) +
        `<path d="M48 0v66M0 48h66" stroke="${p.accent}" stroke-width="3" opacity=".8"/><path d="M19 0v66M0 19h66" stroke="${third}" stroke-width="1.3" opacity=".55"/>`,
    };
  },
  star: (p) => {
    const { pale } = companions(p);
    return {
      width: 66,
      height: 66,
      body:
        put(17, 18, 8, fill(starPath(9.5), p.accent)) +
        put(50, 50, -12, fill(starPath(8.5), p.accent)) +
        put(50, 15, 20, fill(starPath(4), pale)) +
        put(17, 50, 0, fill(starPath(4.2), pale)),
    };
  },
  heart: (p) => ({
    width: 56,
    height: 56,
    body: put(14, 15, -10, fill(heartPath, p.accent)) + put(42, 43, 12, fill(heartPath, p.accent)),
  }),
  leaf: (p) => {
    const { pale } = companions(p);
    const sprig = `<path d="M0 18Q2 4 0-16" fill="none" stroke="${p.accent}" stroke-width="1.8" stroke-linecap="round"/>${fill("M1 11q11-2 13-11q-11 1-13 11M0 5q-11-3-12-12q11 2 12 12M1-3q9-3 10-11q-9 3-10 11M0-8q-8-3-8-11q8 3 8 11", p.accent)}`;
    return {
      width: 74,
      height: 84,
      body:
        put(20, 24, 18, sprig) +
        put(55, 62, -28, sprig) +
        put(54, 18, 60, fill("M-7 0q7-6 14 0q-7 6-14 0", pale)) +
        put(18, 66, -50, fill("M-7 0q7-6 14 0q-7 6-14 0", pale)),
    };
  },
};

export function patternTile(pattern: Pattern, palette: Palette): Tile | null {
  return pattern === "plain" ? null : (tiles[pattern] ?? tiles.dot)(palette);
}
