import { cx } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  block?: boolean;
};

const base =
  "relative inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] text-center font-bold leading-tight " +
  "transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted disabled:before:hidden";

const variants: Record<ButtonVariant, string> = {
  primary: "stitched [--seam:var(--primary-seam)] border-primary bg-primary text-on-primary hover:bg-primary/90",
  secondary: "border-ink bg-transparent text-ink hover:bg-accent hover:text-on-accent",
  ghost: "border-transparent bg-transparent text-ink hover:bg-tint",
  danger: "border-danger bg-danger text-on-danger hover:bg-danger/90",
};

/** Minimum heights of 44, 48 and 56 px; longer texts wrap instead of being cut. */
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4 py-2 text-sm",
  md: "min-h-12 px-6 py-2.5 text-base",
  lg: "min-h-14 px-8 py-3 text-lg",
};

/** For an element that must look like a button and is neither `Button` nor `ButtonLink`. */
export function buttonClass(
  { variant = "primary", size = "md", block = false }: ButtonLook,
  className?: string,
): string {
  return cx(base, variants[variant], sizes[size], block && "w-full", className);
}
