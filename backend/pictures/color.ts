type Lab = [l: number, a: number, b: number];

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const full = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1];
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const digits =
    full ??
    (short
      ? short
          .slice(1, 4)
          .map((d) => d + d)
          .join("")
      : "b8a99a");
  const n = Number.parseInt(digits, 16);
  return [linear((n >> 16) / 255), linear(((n >> 8) & 255) / 255), linear((n & 255) / 255)];
}

function labOf(hex: string): Lab {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((v) =>
      Math.round(255 * gamma(Math.min(1, Math.max(0, v))))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Perceived lightness (OKLab), 0 to 1. */
export const lightness = (hex: string): number => labOf(hex)[0];

/** Colourfulness (OKLab), 0 for greys, about 0.3 at most. */
export function chroma(hex: string): number {
  const [, a, b] = labOf(hex);
  return Math.hypot(a, b);
}

/** `share` of `b` in `a`, mixed the way paint looks mixed (OKLab). */
export function mix(a: string, b: string, share: number): string {
  const p = labOf(a);
  const q = labOf(b);
  return hexOf([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share]);
}

/** The same hue with lightness and colourfulness multiplied. */
export function tone(hex: string, light: number, vivid = 1): string {
  const [l, a, b] = labOf(hex);
  return hexOf([Math.min(0.985, l * light), a * vivid, b * vivid]);
}

/** The nearest colour that three digits say. What is seen through, as contours, folds and lights are, nobody tells from the exact one. */
export const coarse = (hex: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 17).toString(16)).join("")}`;

export function distance(a: string, b: string): number {
  const p = labOf(a);
  const q = labOf(b);
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Blues and violets, which turn a cream ground grey. */
export const isCool = (hex: string): boolean => labOf(hex)[2] < -0.02;

export const isYellow = (hex: string): boolean => {
  const [l, a, b] = labOf(hex);
  return l > 0.68 && b > 0.075 && a < b * 0.42 && a > -b * 0.42;
};
