import localFont from "next/font/local";

/*
 * Two files in all, both above the fold on every page: one weight axis each, the
 * latin subset (French, German, Dutch and Spanish are inside it, œ and € too).
 * Next derives size-adjusted fallbacks from them, so the swap moves nothing.
 */
export const headingFont = localFont({
  src: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-heading",
  adjustFontFallback: "Times New Roman",
  display: "swap",
});

export const textFont = localFont({
  src: "../../node_modules/@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2",
  weight: "200 1000",
  variable: "--font-text",
  adjustFontFallback: "Arial",
  display: "swap",
});

/** For `<html className>`: declares both font variables. */
export const fontVariables = `${headingFont.variable} ${textFont.variable}`;
