import { expect } from "vitest";
import { locales, type Locale } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";

type Node = string | { [key: string]: Node };

const leavesOf = (node: Node): string[] => (typeof node === "string" ? [node] : Object.values(node).flatMap(leavesOf));
/** What stands between the facts of a text, long enough to be a language's own. */
const partsOf = (text: string): string[] => text.split(/[{}<>]/).filter((part) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(part));

const spokenBy = ["aria-label", "placeholder", "title", "alt"];

/** All that is read of what is shown, a text a line. */
function textsIn(shown: Element): string[] {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of shown.querySelectorAll("*"))
    texts.push(...spokenBy.flatMap((name) => element.getAttribute(name) ?? []));
  return texts.map((text) => text.trim());
}

/** Texts that are not of the page's language, and keys that have none. */
export async function strayTexts(locale: Locale, shown: Element = document.body): Promise<string[]> {
  const texts = textsIn(shown);
  const all = texts.join("\n");
  const messages = (await loadMessages(locale)) as Node;
  const own = new Set(leavesOf(messages));
  const ownText = [...own].join("\n");
  const others = await Promise.all(locales.filter((other) => other !== locale).map(loadMessages));
  const foreign = others
    .flatMap((other) => leavesOf(other as Node))
    .filter((text) =>
      texts.includes(text)
        ? !own.has(text) && /\p{L}{4}/u.test(text)
        : partsOf(text).some((part) => all.includes(part.trim()) && !ownText.includes(part.trim())),
    );
  const key = new RegExp(String.raw`\b(?:${Object.keys(messages).join("|")})(?:\.\w+)+`, "g");
  return [...new Set(foreign), ...(all.match(key) ?? [])];
}

/** Everything that is read is in one language. */
export async function expectOneLanguage(locale: Locale, shown: Element = document.body): Promise<void> {
  expect(await strayTexts(locale, shown)).toEqual([]);
}
