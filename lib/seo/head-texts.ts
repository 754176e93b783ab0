import { siteName } from "#lib/site.ts";

/** What search engines show of a page's title and description, in characters. */
const titleLimit = 60;
const descriptionLimits = { least: 70, most: 160 };

/** Titles of the shop end with its name, once, where there is room for it. */
export function withSiteName(title: string): string {
  const named = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return named.length <= titleLimit ? named : title;
}

/** As many whole words of a text as have room, with a mark for the rest. */
const cutAt = (limit: number, text: string): string =>
  /\S\s/.test(text.slice(0, limit))
    ? `${text.slice(0, limit).replace(/[\s,;:]*\s\S*$/, "")}…`
    : `${text.slice(0, limit - 1)}…`;

/** Of titles that say ever less, the first that is shown whole; where none is, whole words of the last. */
export function fitTitle(titles: readonly string[]): string {
  const fitting = titles.find((title) => title.length <= titleLimit);
  return fitting === undefined ? cutAt(titleLimit, titles.at(-1) ?? "") : withSiteName(fitting);
}

/** As much of a text as is shown: whole sentences where they say enough, else whole words. */
export function fitDescription(text: string): string {
  const { least, most } = descriptionLimits;
  if (text.length <= most) return text;
  const sentences = /^.*[.!?](?=\s)/s.exec(text.slice(0, most + 1))?.[0] ?? "";
  if (sentences.length >= least) return sentences;
  return cutAt(most, text);
}
