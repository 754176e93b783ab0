/**
 * Makes something once for each language, or locale option, it is asked for. One of `Intl`'s formatters takes twenty times longer
 * to make than to use, and a page of products names hundreds of sizes.
 */
export function perLocale<Tag extends string, Made>(make: (locale: Tag) => Made): (locale: Tag) => Made {
  const made = new Map<Tag, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const one = make(locale);
    made.set(locale, one);
    return one;
  };
}
