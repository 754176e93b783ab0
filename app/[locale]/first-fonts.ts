import fraunces600 from "../../.fonts/fraunces-600.woff2";
import nunitoSans400 from "../../.fonts/nunito-sans-400.woff2";
import nunitoSans700 from "../../.fonts/nunito-sans-700.woff2";

/** Files of the fonts that every page shows first (`components/sheets/fonts.css`), by address. */
export const firstFonts: readonly string[] = [fraunces600, nunitoSans400, nunitoSans700];
