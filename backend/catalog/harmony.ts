export type Tone = "neutral" | "warm" | "cool";

const bytes = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

function hueOf(red: number, green: number, blue: number, chroma: number): number {
  const max = Math.max(red, green, blue);
  if (max === red) return (((green - blue) / chroma) * 60 + 360) % 360;
  return max === green ? ((blue - red) / chroma) * 60 + 120 : ((red - green) / chroma) * 60 + 240;
}

/** Tone of a colour (`#rrggbb`): greys, near-blacks, near-whites and the blue of jeans are neutral. */
export function toneOf(hex: string): Tone {
  const [red, green, blue] = bytes(hex);
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (chroma < 52) return "neutral";
  const hue = hueOf(red, green, blue, chroma);
  if (hue >= 200 && hue <= 230 && chroma < 80) return "neutral";
  return hue < 75 || hue >= 322 ? "warm" : "cool";
}

/** A neutral goes with everything; warm goes with warm, cool with cool. */
export function isHarmonious(a: string, b: string): boolean {
  const [toneA, toneB] = [toneOf(a), toneOf(b)];
  return toneA === "neutral" || toneB === "neutral" || toneA === toneB;
}
