import { cx } from "./class-names.ts";

type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  block?: boolean;
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
  return cx(
    "button",
    `button-${variant}`,
    variant === "primary" && "stitched",
    sizes[size],
    block && "w-full",
    className,
  );
}
