import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };

/** The texts of all languages. Only for code that browsers never get. */
export const catalogues = { fr, de, nl, es };
