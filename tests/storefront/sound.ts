import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Axe from "axe-core";
import { expect } from "vitest";
import { judgedRules } from "#tests/judged-rules.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let source: string | null = null;
export const axeSource = (): string => (source ??= readFileSync(axeFile, "utf8"));

/* No icon here is a letter of a font, which axe would look for on a canvas. Options are replaced as a whole: the others are axe's own. */
const ofLabels = {
  occurrenceThreshold: 0,
  pixelThreshold: 0.1,
  valueTextRoles: ["switch", "checkbox", "radio", "menuitemcheckbox", "menuitemradio"],
};
export const withoutFonts: Axe.Spec = { checks: [{ id: "label-content-name-mismatch", options: ofLabels }] };

/* It keeps to the window it was loaded in, and each file of tests has another. */
let judge: { of: Window; axe: typeof Axe } | null = null;
function judgeHere(): typeof Axe {
  if (judge?.of !== window) {
    const loaded = { exports: {} as typeof Axe };
    // oxlint-disable-next-line typescript/no-implied-eval -- the file of a package, as a script tag would run it
    new Function("window", "module", "exports", axeSource())(window, loaded, loaded.exports);
    const { exports: axe } = loaded;
    axe.configure(withoutFonts);
    judge = { of: window, axe };
  }
  return judge.axe;
}

/* Nothing has a place, a size or a colour here: the browser's tests judge those. */
const unseen = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
  "css-orientation-lock",
];
/* What is shown is a part of a page, whose landmarks are elsewhere. */
const ofPages = ["region"];
/* Left to whoever looks, as what is named may come later. A test looks when all is there. */
const alsoWhenUnsure = new Set(["aria-valid-attr-value", "duplicate-id-aria"]);

/* Nobody comes there while a dialog is open, with its guards of the focus: in a browser axe sees that by what covers it. */
const behindDialog = "[data-base-ui-inert]";

const without = (rules: readonly string[]): Axe.RunOptions => ({
  runOnly: judgedRules,
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
  resultTypes: ["violations", "incomplete"],
  iframes: false,
  preload: false,
});
const forParts = without([...unseen, ...ofPages]);
export const forPages = without(unseen);

/** What axe asks of a browser that shows something: here nothing is drawn, and nothing lies at any point. */
export function standInForLayout({ HTMLCanvasElement, document }: typeof globalThis = globalThis): () => void {
  const { prototype } = HTMLCanvasElement;
  const drawn = Object.getOwnPropertyDescriptor(prototype, "getContext");
  prototype.getContext = () => ({ canvas: {} }) as never;
  document.elementsFromPoint = () => [];
  return () => {
    if (drawn) Object.defineProperty(prototype, "getContext", drawn);
    Reflect.deleteProperty(document, "elementsFromPoint");
  };
}

/** A rule that could not be applied has judged nothing. */
const hasFailed = ({ nodes }: Axe.Result): boolean =>
  nodes.some(({ any, all, none }) => [...any, ...all, ...none].some(({ id }) => id === "error-occurred"));

/** What was found, each with its rule in front. */
export function tellFindings({ violations, incomplete }: Axe.AxeResults): string[] {
  const found = [...violations, ...incomplete.filter((rule) => alsoWhenUnsure.has(rule.id) || hasFailed(rule))];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} at ${html}: ${failureSummary}`),
  );
}

/**
 * What is wrong with what is shown now, open dialogs included, by the rules that pages are judged by in a browser, but for those
 * about a whole page and about what only a browser lays out. Each begins with its rule.
 */
export async function findingsIn(shown: Element): Promise<string[]> {
  const restore = standInForLayout();
  return tellFindings(
    await judgeHere()
      .run({ include: shown, exclude: [behindDialog] }, forParts)
      .finally(restore),
  );
}

export async function expectSound(shown: Element = document.body): Promise<void> {
  expect(await findingsIn(shown)).toEqual([]);
}
