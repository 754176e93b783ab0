import type { Locale } from "#contract/locale.ts";
import type { Product } from "#contract/catalog.ts";

/** The mark a made-up company carries behind its name, as the languages of its country say it. */
const mark = /\((?:démonstration|demonstração|demostración|demo)\)$/iu;
const marks: Record<Locale, string> = { fr: "démonstration", de: "Demo", nl: "demo", es: "demostración" };

/** Who answers for a product: a name is one name everywhere, that the company is made up is said in the visitor's language. */
export const toManufacturer = (manufacturer: Product["manufacturer"], locale: Locale): Product["manufacturer"] => ({
  ...manufacturer,
  name: manufacturer.name.replace(mark, `(${marks[locale]})`),
});
