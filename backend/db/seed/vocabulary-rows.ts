import { locales } from "#contract/locale.ts";
import { vocabularyRow } from "../../catalog/understanding/vocabulary-store.ts";
import type { searchVocabulary } from "../schema/catalog.ts";
import { searchWordRows } from "./content/search-words.ts";

/** The vocabulary search begins with. Each word stands once in a language: a test reads them. */
export const vocabularyRows = (): (typeof searchVocabulary.$inferInsert)[] =>
  searchWordRows.flatMap(({ kind, means, isNear, texts }) =>
    locales.flatMap((locale) => {
      const { name, words } = texts[locale];
      const rows = words.flatMap((word) => vocabularyRow(word, { locale, kind, name, means, isNear }) ?? []);
      return rows.filter(({ phrase }, index) => rows.findIndex((other) => other.phrase === phrase) === index);
    }),
  );
