import type { Config } from "tailwindcss";
import { kidsTheme } from "./lib/theme/tokens.ts";

const colors = Object.fromEntries(Object.keys(kidsTheme).map((token) => [token, `var(--${token})`]));

/*
 * `theme`, not `theme.extend`: a palette colour, another radius or a second
 * shadow then has no class, and a component can only name what is designed.
 */
export default {
  theme: {
    colors: { ...colors, current: "currentColor", transparent: "transparent", inherit: "inherit" },
    fontFamily: {
      heading: "var(--font-heading), ui-serif, Georgia, serif",
      text: "var(--font-text), ui-sans-serif, system-ui, sans-serif",
    },
    fontSize: {
      sm: ["0.875rem", "1.5"],
      base: ["1rem", "1.6"],
      lg: ["1.125rem", "1.55"],
      xl: ["1.375rem", "1.35"],
      "2xl": ["1.75rem", "1.2"],
      "3xl": ["2.25rem", "1.15"],
      "4xl": ["3rem", "1.08"],
    },
    borderRadius: { none: "0", DEFAULT: "12px", full: "999px" },
    boxShadow: { none: "none", DEFAULT: "var(--shadow)" },
  },
} satisfies Config;
