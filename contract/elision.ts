/** Vowels, and of names with an H those whose H is silent; without marks. */
const elidable =
  /^(?:[aeiouœæ]|y(?![aeiou])|h(?:adri|ector|el(?:en|i[ao]|oi)|enri|ercul|erm[ei]|erve|ilair|ippol|onor|orten|ubert|ug[ou]|yac))/i;

/** Whether French drops the vowel of « de » before a name: « d’Anouk », « d’Hugo », « d’Yves », but « de Yanis », « de Hanna ». */
export const elides = (name: string): boolean => elidable.test(name.normalize("NFD").replace(/\p{M}/gu, ""));

/** The values, and each text of them after « de »: `{deName}` is « d’Anouk » or « de Léon ». Other languages ask for `{name}`. */
export function elided<Values extends Record<string, unknown>>(
  values: Values,
): Values & Record<`de${Capitalize<keyof Values & string>}`, string> {
  const all: Record<string, unknown> = { ...values };
  for (const [key, value] of Object.entries(values))
    if (typeof value === "string")
      all[`de${key.charAt(0).toUpperCase()}${key.slice(1)}`] = (elides(value) ? "d’" : "de ") + value;
  return all as ReturnType<typeof elided<Values>>;
}
