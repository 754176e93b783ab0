import type { Localized } from "./localized.ts";
import { de } from "./home/de.ts";
import { es } from "./home/es.ts";
import { fr } from "./home/fr.ts";
import { nl } from "./home/nl.ts";
import type { Editorials } from "./home/editorial.ts";

export const editorials: Localized<Editorials> = { fr, de, nl, es };
