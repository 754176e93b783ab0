import localFont from "next/font/local";

/*
 * One file a weight, cut down to the shop's letters (scripts/fonts.ts): three small ones arrive side by side, sooner than
 * two of which one holds every weight. Next derives size-adjusted fallbacks, so the swap moves nothing.
 */
const kidHeadingFont = localFont({
  src: "../../.fonts/fraunces-600.woff2",
  weight: "600",
  variable: "--font-heading-kid",
  adjustFontFallback: "Times New Roman",
  display: "swap",
});

/** Not fetched ahead: most visitors never open the women's world. */
const womanHeadingFont = localFont({
  src: "../../.fonts/fraunces-400.woff2",
  weight: "400",
  variable: "--font-heading-woman",
  adjustFontFallback: "Times New Roman",
  display: "swap",
  preload: false,
});

const textFont = localFont({
  src: [
    { path: "../../.fonts/nunito-sans-400.woff2", weight: "400" },
    { path: "../../.fonts/nunito-sans-700.woff2", weight: "700" },
  ],
  variable: "--font-text",
  adjustFontFallback: "Arial",
  display: "swap",
});

/** For `<html className>`: declares the font variables. */
export const fontVariables = `${kidHeadingFont.variable} ${womanHeadingFont.variable} ${textFont.variable}`;
