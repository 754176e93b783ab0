import { de } from "./faq/de.ts";
import { es } from "./faq/es.ts";
import { fr } from "./faq/fr.ts";
import { nl } from "./faq/nl.ts";
import type { FaqSection } from "./faq/section.ts";
import type { Localized } from "./localized.ts";

export const faq: Localized<readonly FaqSection[]> = { fr, de, nl, es };
