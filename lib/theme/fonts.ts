import localFont from "next/font/local";

/*
 * One file a weight, of the latin subset (French, German, Dutch and Spanish are inside it, œ and € too): three files
 * weigh less than the two that hold every weight. Next derives size-adjusted fallbacks, so the swap moves nothing.
 */
const kidHeadingFont = localFont({
  src: "../../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  variable: "--font-heading-kid",
  adjustFontFallback: "Times New Roman",
  display: "swap",
});

/** Not fetched ahead: most visitors never open the women's world. */
const womanHeadingFont = localFont({
  src: "../../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2",
  weight: "400",
  variable: "--font-heading-woman",
  adjustFontFallback: "Times New Roman",
  display: "swap",
  preload: false,
});

const textFont = localFont({
  src: [
    { path: "../../node_modules/@fontsource/nunito-sans/files/nunito-sans-latin-400-normal.woff2", weight: "400" },
    { path: "../../node_modules/@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff2", weight: "700" },
  ],
  variable: "--font-text",
  adjustFontFallback: "Arial",
  display: "swap",
});

/** For `<html className>`: declares the font variables. */
export const fontVariables = `${kidHeadingFont.variable} ${womanHeadingFont.variable} ${textFont.variable}`;
