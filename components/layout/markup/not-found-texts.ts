import type { Locale } from "#contract/locale.ts";
import { catalogues } from "./catalogues.ts";

export const notFoundTextsOf = (locale: Locale) => catalogues[locale].notFound;
