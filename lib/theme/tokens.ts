/**
 * The colours of the two worlds. `components/sheets/tokens.css` declares the same names and
 * values as CSS variables (a test compares them), so that a component names a
 * token and never a colour.
 *
 * `accent`, `tint` and `thread` are grounds, shapes and ornaments. They carry no
 * meaning on their own: on white they are too pale to be text or a focus ring.
 */
export const kidsTheme = {
  ground: "#fffdf6",
  surface: "#ffffff",
  tint: "#fff6d6",
  ink: "#1f2a44",
  muted: "#566079",
  accent: "#faec7a",
  "on-accent": "#1f2a44",
  thread: "#e5b13d",
  line: "#ebe4d3",
  "line-strong": "#857f72",
  primary: "#1f2a44",
  "on-primary": "#fffdf6",
  success: "#2c6b4b",
  "on-success": "#ffffff",
  "success-soft": "#e3f1e6",
  warning: "#855600",
  "on-warning": "#ffffff",
  "warning-soft": "#fff0cf",
  danger: "#b0322b",
  "on-danger": "#ffffff",
  "danger-soft": "#fce7e2",
  info: "#2d5b8e",
  "on-info": "#ffffff",
  "info-soft": "#e5eff8",
  sale: "#b23a26",
  "on-sale": "#ffffff",
  "badge-blue": "#d3e6f5",
  "on-badge-blue": "#1b3f63",
  "badge-pink": "#f8d5d6",
  "on-badge-pink": "#7a1f38",
  "badge-yellow": "#faec7a",
  "on-badge-yellow": "#1f2a44",
  focus: "#1f2a44",
  overlay: "#1f2a4480",
} as const;

export type Token = keyof typeof kidsTheme;

/** @internal what a test holds the style sheets against */
export const womanTheme: Record<Token, string> = {
  ...kidsTheme,
  ground: "#fffaf7",
  tint: "#fbede6",
  ink: "#3a2233",
  muted: "#6f5867",
  accent: "#ebb3a1",
  "on-accent": "#3a2233",
  thread: "#c98b76",
  line: "#efe1db",
  "line-strong": "#8f7b80",
  primary: "#3a2233",
  "on-primary": "#fffaf7",
  sale: "#a83445",
  "badge-blue": "#dde4f1",
  "on-badge-blue": "#2b3c63",
  "badge-pink": "#f6d3cb",
  "on-badge-pink": "#74202f",
  "badge-yellow": "#f7e6b5",
  "on-badge-yellow": "#4d3a12",
  focus: "#3a2233",
  overlay: "#3a223380",
};

const signalsOnDark = {
  success: "#a5dcb8",
  warning: "#f6d58a",
  danger: "#ffb8ab",
  info: "#b7d3f2",
  sale: "#ffb8ab",
} as const;

/**
 * `data-tone="ink"` turns a block (the footer, a closing call) dark: everything
 * in it, forms and their errors included, keeps naming the same tokens.
 * @internal what a test holds the style sheets against
 */
export const inkTone = {
  kids: onDark({
    ground: "#1f2a44",
    surface: "#2b3753",
    ink: "#fffdf6",
    muted: "#c9cede",
    line: "#46516d",
    "line-strong": "#97a0b8",
  }),
  woman: onDark({
    ground: "#3a2233",
    surface: "#4a3042",
    ink: "#fffaf7",
    muted: "#dccbd5",
    line: "#66495d",
    "line-strong": "#b198a9",
  }),
} satisfies Record<string, Partial<Record<Token, string>>>;

function onDark(colors: Record<"ground" | "surface" | "ink" | "muted" | "line" | "line-strong", string>) {
  const { ground, surface, ink } = colors;
  return {
    ...colors,
    ...signalsOnDark,
    tint: surface,
    focus: ink,
    "on-success": ground,
    "on-warning": ground,
    "on-danger": ground,
    "on-info": ground,
    "on-sale": ground,
    "success-soft": surface,
    "warning-soft": surface,
    "danger-soft": surface,
    "info-soft": surface,
  };
}

/** Height of the bar is part of the product's constants, as are its two colours. */
export const loadingBar = {
  throttleMs: 200,
  durationMs: 2000,
  heightPx: 3,
  kids: kidsTheme.accent,
  woman: "#ebb3a1",
} as const;
