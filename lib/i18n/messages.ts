import type { Locale } from "#contract/locale.ts";
import type fr from "#messages/fr.json";

/** Keys of every message; French is the source. */
export type Messages = typeof fr;
export type Namespace = keyof Messages;

const catalogues = {
  fr: () => import("#messages/fr.json"),
  de: () => import("#messages/de.json"),
  nl: () => import("#messages/nl.json"),
  es: () => import("#messages/es.json"),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>;

/** The whole catalogue of a language; for the server only, browsers get the namespaces they use. */
export const loadMessages = async (locale: Locale): Promise<Messages> => (await catalogues[locale]()).default;

/** The namespaces a client component needs. */
export const pickMessages = <N extends Namespace>(messages: Messages, ...names: readonly N[]): Pick<Messages, N> =>
  Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<Messages, N>;
