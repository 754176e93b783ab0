import type { Locale } from "#contract/locale.ts";
import { catalogues } from "./catalogues.ts";

/** Texts of header and footer. They are plain sentences, so no message formatter is needed. */
export const shellTexts = (locale: Locale) => ({
  header: catalogues[locale].header,
  footer: catalogues[locale].footer,
});
