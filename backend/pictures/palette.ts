import { chroma, coarse, distance, isCool, isYellow, lightness, mix, tone } from "./color.ts";

export interface Palette {
  main: string;
  /** The pattern's colour, moved away from `main` when the two are too close to tell apart. */
  accent: string;
  /** Contours and seams. */
  line: string;
  shade: string;
  light: string;
  /** The inside of a garment, seen through the neck or the waist. */
  inner: string;
  /** Topstitching. */
  thread: string;
  ground: string;
  shadow: string;
}

const cream = "#f7efe2";

function visibleAccent(main: string, accent: string): string {
  if (distance(main, accent) >= 0.13) return accent;
  return lightness(main) < 0.62 ? mix(accent, "#fff6e6", 0.72) : deepened(accent, 0.66, 1.25);
}

export function groundOf(main: string, accent: string): string {
  const l = lightness(main);
  const tint = chroma(main) > 0.03 ? main : accent;
  if (l > 0.9) return mix(mix("#e9dcc8", tint, 0.08), accent, 0.1);
  if (l > 0.8) return mix("#f1e6d6", tone(tint, 0.92), 0.14);
  return mix(cream, tint, isCool(tint) ? 0.05 : l < 0.45 ? 0.09 : 0.13);
}

/** Darker of the same cloth; yellows go towards ochre, where plain darkening would turn them olive. */
function deepened(hex: string, light: number, vivid = 1): string {
  const deep = tone(hex, light, vivid);
  return isYellow(hex) ? mix(deep, tone("#b5662a", light * 1.15), 0.42) : deep;
}

export function paletteOf(color: string, accent: string, fabric: string): Palette {
  const l = lightness(color);
  const isDark = l < 0.42;
  const ground = groundOf(color, accent);
  return {
    main: color,
    accent: visibleAccent(color, accent),
    line: coarse(isDark ? tone(color, 0.5) : mix(deepened(color, 0.55, 1.05), "#3a2a3f", 0.18)),
    shade: coarse(mix(deepened(color, isDark ? 0.55 : 0.68, 1.1), "#3d2f63", 0.16)),
    light: coarse(mix(color, "#fffaf0", isDark ? 0.35 : 0.7)),
    inner: mix(deepened(color, isDark ? 0.8 : 0.82), "#4a3a50", 0.12),
    thread:
      fabric === "denim"
        ? l > 0.75
          ? "#c9a67a"
          : "#dba45f"
        : isDark
          ? mix(color, "#fff6e6", 0.42)
          : deepened(color, 0.72, 1.1),
    ground,
    shadow: mix(tone(ground, 0.55), "#3a2a3f", 0.35),
  };
}
