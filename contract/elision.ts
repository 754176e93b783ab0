/** Vowels, and of names with an H those whose H is silent; without marks. */
const elidable =
  /^(?:[aeiouœæ]|y(?![aeiou])|h(?:adri|ector|el(?:en|i[ao]|oi)|enri|ercul|erm[ei]|erve|ilair|ippol|onor|orten|ubert|ug[ou]|yac))/i;

/** Whether French drops the vowel of « de » before a name: « d’Anouk », « d’Hugo », « d’Yves », but « de Yanis », « de Hanna ». */
export const elides = (name: string): boolean => elidable.test(name.normalize("NFD").replace(/\p{M}/gu, ""));

const afterDe = (name: string): string => (elides(name) ? "d’" : "de ") + name;

type Elided<Values extends Record<string, unknown>> = {
  [Key in keyof Values]: Values[Key] extends readonly string[] ? string : Values[Key];
} & Record<`de${Capitalize<keyof Values & string>}`, string>;

/**
 * The values, and each text of them after « de »: `{deName}` is « d’Anouk » or « de Léon ». Several names are given as a list and
 * written as one: `{names}` is « Inès et Léon », `{deNames}` « d’Inès et de Léon ». Other languages ask for `{name}` and `{names}`.
 *
 * @param locale in whose way a list is written; needed where there is one
 */
export function elided<Values extends Record<string, unknown>>(values: Values, locale?: string): Elided<Values> {
  const all: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const deKey = `de${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    if (Array.isArray(value)) {
      const list = new Intl.ListFormat(locale);
      all[key] = list.format(value);
      all[deKey] = list.format(value.map(afterDe));
    } else {
      all[key] = value;
      if (typeof value === "string") all[deKey] = afterDe(value);
    }
  }
  return all as Elided<Values>;
}
