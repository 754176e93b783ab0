import type { Appearance } from "@stripe/stripe-js";

/** The fields of Stripe's frames in the look of the page's theme. Frames see neither its styles nor its fonts. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string): string => styles.getPropertyValue(`--${name}`).trim();
  const [ink, muted, line, focus, danger] = ["ink", "muted", "line-strong", "focus", "danger"].map(token);
  return {
    theme: "flat",
    disableAnimations: matchMedia("(prefers-reduced-motion: reduce)").matches,
    variables: {
      colorPrimary: token("primary"),
      colorBackground: token("surface"),
      ...(ink && { colorText: ink }),
      ...(muted && { colorTextSecondary: muted, colorTextPlaceholder: muted }),
      ...(danger && { colorDanger: danger }),
      fontFamily: '"Nunito Sans", ui-sans-serif, system-ui, sans-serif',
      fontSizeBase: "16px",
      borderRadius: "12px",
      spacingUnit: "5px",
    },
    rules: {
      ".Input": { border: `1px solid ${line}`, padding: "12px 16px" },
      ".Input:focus": { outline: `3px solid ${focus}`, outlineOffset: "2px", boxShadow: "none" },
      ".Input--invalid": { border: `2px solid ${danger}`, boxShadow: "none" },
      ".Label": { fontWeight: "700" },
    },
  };
}
