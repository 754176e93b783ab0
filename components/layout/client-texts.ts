import { use } from "react";
import type { Locale } from "#contract/locale.ts";
import { fetchShell } from "#components/html-once/page-html.ts";
import { clientTextsOf } from "#markup/client-texts.ts";

export type ClientTexts = ReturnType<typeof clientTextsOf>;

export const clientTextsId = "texts";

let texts: ClientTexts | undefined;

/** The texts a document has, undefined where it has none. */
export function readClientTexts(page: Document = document): ClientTexts | undefined {
  const source = texts ? null : page.getElementById(clientTextsId)?.textContent;
  if (source) texts = JSON.parse(source) as ClientTexts;
  return texts;
}

/**
 * Texts for client components that stand on every page or many. They are in the HTML once, in the footer, and no
 * component's props repeat them; the language cannot change without a new document. An answer Next renders in the
 * browser only, as it does for a wrong address, has no footer: the texts come from the home page then.
 */
export function useClientTexts(locale: Locale): ClientTexts {
  if (typeof window === "undefined") return clientTextsOf(locale);
  const found = readClientTexts() ?? readClientTexts(use(fetchShell(locale))());
  if (!found) throw new Error("the home page has no texts");
  return found;
}
