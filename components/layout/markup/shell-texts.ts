import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import type { Locale } from "#contract/locale.ts";

const catalogues = { fr, de, nl, es };

/**
 * Texts of header and footer. They are plain sentences, so no message formatter is needed. Only for code that browsers
 * never get: it holds the catalogues of all languages.
 */
export const shellTexts = (locale: Locale) => ({
  header: catalogues[locale].header,
  footer: catalogues[locale].footer,
});
