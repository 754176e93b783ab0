import type { Page } from "@playwright/test";
import { endingOf } from "./crawl/doors.ts";
import { addressOf, findLandmarks, pageNames } from "./crawl/addresses.ts";
import { visitor } from "./crawl/kinds.ts";
import { expect, test } from "./test.ts";

const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? "");

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
            const selector = rule instanceof CSSStyleRule ? rule.selectorText.replaceAll("&", above) : above;
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
      /* Pointed at, pressed, typed into: whoever does that may do so before anything has come. What an element is made of counts as it. */
      const states =
        /:(?:hover|active|focus(?:-visible|-within)?|disabled|enabled|invalid|user-invalid|checked)|::[\w-]+(?:\([^)]*\))?/g;
      return [...selectorsOf(whole)].filter((selector) => {
        if (known.has(selector)) return false;
        const plain = selector.replaceAll(states, "").replaceAll(/:(?:has|not|is|where)\(\s*\)/g, "");
        try {
          return [...rendered.querySelectorAll(plain)].some((element) => !isLeftToScripts(element));
        } catch {
          return false;
        }
      });
    },
    [sheets, html] as const,
  );

test("each page comes with one sheet, which dresses all that it shows before a script acts", async ({
  page,
  request,
  baseURL,
}) => {
  const landmarks = await findLandmarks("de");
  const read = async (path: string): Promise<string> => await (await request.get((baseURL ?? "") + path)).text();
  const [ofRooms = ""] = sheetsOf(await read("/de/login"));
  const whole = await read(ofRooms);
  const problems: string[] = [];
  let ofPublic = "";
  await page.goto("/de/accessibility");
  for (const name of pageNames) {
    if (endingOf(name, visitor) !== "open") continue;
    const path = addressOf(name, visitor, landmarks);
    const html = await read(path);
    const sheets = sheetsOf(html);
    const [own = ""] = sheets;
    if (sheets.length !== 1) problems.push(`${name} comes with ${sheets.length} sheets`);
    if (own === ofRooms) continue;
    ofPublic ||= await read(own);
    for (const selector of await findUndressed(page, [ofPublic, whole], html)) problems.push(`${name}: ${selector}`);
  }
  expect(problems).toEqual([]);
});
