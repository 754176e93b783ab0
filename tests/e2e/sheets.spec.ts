import type { Page } from "@playwright/test";
import { addressOf, findLandmarks, pageNames } from "./crawl/addresses.ts";
import { sheetsOf } from "./crawl/answer.ts";
import { endingOf } from "./crawl/doors.ts";
import { visitor } from "./crawl/kinds.ts";
import { expect, test } from "./test.ts";

/** Selectors of the second sheet that the first one lacks and something in a document is dressed by. */
const findUndressed = (page: Page, sheets: readonly [string, string], html: string): Promise<string[]> =>
  page.evaluate(
    ([[own, whole], text]) => {
      /* Rules that say the same are written as one: a comma outside of parentheses parts their selectors. */
      const alternativesOf = (selector: string): string[] => {
        let depth = 0;
        const marked = [...selector].map((sign) => {
          depth += Number(sign === "(") - Number(sign === ")");
          return sign === "," && depth === 0 ? "\n" : sign;
        });
        return marked
          .join("")
          .split("\n")
          .map((one) => one.trim());
      };
      const selectorsOf = (css: string): Set<string> => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const found = new Set<string>();
        const collect = (rules: CSSRuleList, above: string): void => {
          for (const rule of rules) {
            const selector = rule instanceof CSSStyleRule ? rule.selectorText.replaceAll(/(?<!\\)&/g, above) : above;
            if (rule instanceof CSSStyleRule) for (const one of alternativesOf(selector)) found.add(one);
            if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList, selector);
          }
        };
        collect(sheet.cssRules, "");
        return found;
      };
      const known = selectorsOf(own);
      const rendered = new DOMParser().parseFromString(text, "text/html");
      /* Hidden, or a popover that nothing in the document opens. */
      const isLeftToScripts = (element: Element): boolean => {
        const popover = element.closest("[popover]");
        const isOpened = popover !== null && rendered.querySelector(`[popovertarget="${popover.id}"]`) !== null;
        return element.closest("[hidden]") !== null || (popover !== null && !isOpened);
      };
      /*
       * Pointed at, pressed, typed into: whoever does that may do so before anything has come. What an element is made of counts
       * as it. Each is anything there is, so that what is left is a selector still.
       */
      const state =
        /(?<!\\):(?:hover|active|focus(?:-visible|-within)?|disabled|enabled|invalid|user-invalid|checked)(?![\w-])|::[\w-]+(?:\([^)]*\))?/g;
      const withoutStates = (selector: string): string =>
        selector.replaceAll(state, ":is(*)").replaceAll(/:not\((?:\s*:is\(\*\)\s*,?)+\)/g, ":is(*)");
      return [...selectorsOf(whole)].filter(
        (selector) =>
          !known.has(selector) &&
          [...rendered.querySelectorAll(withoutStates(selector))].some((element) => !isLeftToScripts(element)),
      );
    },
    [sheets, html] as const,
  );

test("a page that comes with the sheet of public pages is dressed before a script acts", async ({
  page,
  request,
  baseURL,
}) => {
  const landmarks = await findLandmarks("de");
  const read = async (path: string): Promise<string> => await (await request.get((baseURL ?? "") + path)).text();
  const [ofRooms = ""] = sheetsOf(await read("/de/login"));
  const [ofPublic = ""] = sheetsOf(await read("/de/faq"));
  const sheets = [await read(ofPublic), await read(ofRooms)] as const;
  const problems: string[] = [];
  const others: string[] = [];
  let inPublic = 0;
  await page.goto("/de/accessibility");
  /* It sees what is missing: an empty sheet dresses nothing. */
  expect(await findUndressed(page, ["", sheets[1]], await read("/de/faq"))).toContain(".site-header");
  for (const name of pageNames) {
    if (endingOf(name, visitor) !== "open") continue;
    const html = await read(addressOf(name, visitor, landmarks));
    const [own = ""] = sheetsOf(html);
    if (own === ofRooms) continue;
    if (own !== ofPublic) others.push(`${name}: ${own}`);
    inPublic += 1;
    for (const selector of await findUndressed(page, sheets, html)) problems.push(`${name}: ${selector}`);
  }
  expect(problems).toEqual([]);
  expect(others, "there are two sheets").toEqual([]);
  expect(inPublic, "pages in the public sheet").toBeGreaterThan(25);
});
