import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import type * as Axe from "axe-core";
import type { Locale } from "#contract/locale.ts";
import { judgedRules } from "#tests/judged-rules.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeSource: string | null = null;

const options: Axe.RunOptions = {
  runOnly: judgedRules,
  resultTypes: ["violations"],
  /* Frames are those of payment providers. */
  iframes: false,
  /* There are no films, and no rule of these reads style sheets: neither is fetched once more. */
  preload: false,
};

/** Whoever looks at many pages has each of them bring what judges it: to send it to each costs twice the time. */
export const bringJudge = (context: BrowserContext): Promise<unknown> => context.addInitScript({ path: axeFile });

/** Elements by their selectors. */
type Elements = Record<"include" | "exclude", string[]>;

/** What is found wrong with some elements, by some rules. */
async function judge(page: Page, what: Elements, how: Axe.RunOptions): Promise<Axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate((axeSource ??= readFileSync(axeFile, "utf8")));
  return page.evaluate(
    async ([elements, chosen]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return (await axe.run(elements, chosen)).violations;
    },
    [what, { ...options, ...how }] as const,
  );
}

/**
 * Colours are judged when nothing moves any more. Asked anew with every frame: one that is skipped with a part that closes
 * never finishes, and is not among them any more.
 */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moves = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    while (document.getAnimations().some(moves)) await new Promise(requestAnimationFrame);
  });

/**
 * Whatever scrolls beneath a bar that keeps its place is cut by it at some moment. Judges a target that was found too small
 * again in the middle of the window, where a customer can bring it; one at the end of a page that cannot be brought there
 * stays a finding.
 */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  const target = page.locator(selector);
  const position = await page.evaluate(() => [scrollX, scrollY] as const);
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const one = { include: [selector], exclude: [] };
  const violations = await judge(page, one, { runOnly: { type: "rule", values: ["target-size"] } });
  await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: "instant" }), position);
  return violations.length > 0;
}

/** Most of what there is to judge on many pages, which share it: who looks at page after page leaves it out. */
const shell = [".site-header", ".site-footer"];

interface Judgement {
  /** Leaves out what pages share. */
  withoutShell?: boolean;
  /** The rules it is judged by; absent: all of WCAG 2.2 AA a program can tell, and what is good practice. */
  only?: string[];
  /** Rules left out of them. */
  except?: string[];
}

/** WCAG 2.2 AA as far as a program can tell: not one finding on what is shown now, open drawers and dialogs included. */
export async function expectAccessible(
  page: Page,
  { withoutShell = false, only, except = [] }: Judgement = {},
): Promise<void> {
  await waitForAnimations(page);
  // After a navigation inside the shop the title may come a moment later than the page.
  await expect(page).toHaveTitle(/\S/);
  /*
   * The top layer covers everything; axe believes that a bar with a z-index covers the popover instead. Read for this
   * instant: it is the one axe judges.
   */
  const hasPopover = (await page.locator(":popover-open").count()) > 0;
  const leftOut = hasPopover ? [...except, "target-size"] : except;
  const found = await judge(
    page,
    { include: ["html"], exclude: withoutShell ? shell : [] },
    {
      ...(only ? { runOnly: { type: "rule", values: only } } : {}),
      rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    },
  );
  /* Nor is it always the last one: while it was judged, the title of the page before may have been taken away. */
  if (found.some(({ id }) => id === "document-title")) await expect(page).toHaveTitle(/\S/);
  const violations = found.filter(({ id }) => id !== "document-title");
  for (const violation of violations.filter(({ id }) => id === "target-size")) {
    const small = [];
    for (const node of violation.nodes) if (await isSmallInSight(page, String(node.target[0]))) small.push(node);
    violation.nodes = small;
  }
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(widths.content, `width of ${page.url()}`).toBeLessThanOrEqual(widths.window);
}

/** A picture's place may round its sides to whole pixels. */
const stretch = 0.04;

/**
 * At the width it has, nothing of a page is wider than the window, no picture that is drawn is pulled out of its shape (it fills
 * its place by being cut, or has the place's proportions), the place a picture is cut to has the proportions it is given (a row
 * stretches what does not stand for itself), what can be pressed is not cut off at a side by what it lies in, unless that can be
 * scrolled, and a round way to choose says its words in one line. Asked in one go: a page is laid out once for it.
 */
export async function expectFits(page: Page): Promise<void> {
  const { content, window, pulled, stretched, cut, broken } = await page.evaluate((limit) => {
    const pulledOf = (image: HTMLImageElement): string[] => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
      const isDrawn = image.complete && naturalWidth > 0 && clientWidth > 0 && clientHeight > 0;
      if (!isDrawn || getComputedStyle(image).objectFit !== "fill") return [];
      const isPulled = Math.abs((clientWidth / clientHeight) * (naturalHeight / naturalWidth) - 1) > limit;
      /* Small ones are told apart by a pixel. */
      const isOff = Math.abs(clientWidth - (clientHeight * naturalWidth) / naturalHeight) > 1;
      return isPulled && isOff
        ? [`${image.currentSrc}: ${clientWidth} × ${clientHeight} of ${naturalWidth} × ${naturalHeight}`]
        : [];
    };
    const stretchedOf = (image: HTMLImageElement): string[] => {
      /* What is far out of sight is not laid out. */
      if (!image.checkVisibility({ contentVisibilityAuto: true })) return [];
      for (const place of [image, image.parentElement]) {
        const [, across, down] = /^([\d.]+) \/ ([\d.]+)$/.exec(place ? getComputedStyle(place).aspectRatio : "") ?? [];
        if (!place || across === undefined || down === undefined) continue;
        const { offsetWidth: width, offsetHeight: height } = place;
        const isOff = Math.abs(width - (height * Number(across)) / Number(down)) > 1.5;
        if (width > 0 && isOff) return [`${image.currentSrc}: ${width} × ${height} in a place of ${across} to ${down}`];
      }
      return [];
    };
    const brokenOf = (choice: Element): string[] => {
      const words = document.createRange();
      words.selectNodeContents(choice);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [choice.textContent] : [];
    };
    const clipping = (element: Element): Element | null => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === "auto" || overflowX === "scroll") return null;
        if (overflowX === "hidden" || overflowX === "clip") return around;
      }
      return null;
    };
    const cutOf = (control: Element): string[] => {
      const { left, right, width } = control.getBoundingClientRect();
      const around = width > 1 && control.checkVisibility({ visibilityProperty: true }) ? clipping(control) : null;
      if (!around) return [];
      const place = around.getBoundingClientRect();
      /* What is there for screen readers alone is one pixel of it. */
      if (place.width <= 1 || (left >= place.left - 1 && right <= place.right + 1)) return [];
      return [
        `${control.localName} "${control.textContent.trim().slice(0, 40)}" ${left} to ${right} in ${place.left} to ${place.right}`,
      ];
    };
    const controls = document.querySelectorAll("main :is(a, button, label, input, select, textarea)");
    return {
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
      pulled: [...document.images].flatMap(pulledOf),
      stretched: [...document.images].flatMap(stretchedOf),
      broken: [...document.querySelectorAll("main nav.rounded-full > a")].flatMap(brokenOf),
      cut: [...controls].flatMap(cutOf),
    };
  }, stretch);
  expect.soft(content, `width of ${page.url()}`).toBeLessThanOrEqual(window);
  expect(pulled, `pictures of ${page.url()}`).toEqual([]);
  expect(stretched, `places of pictures of ${page.url()}`).toEqual([]);
  expect(broken, `choices of ${page.url()}`).toEqual([]);
  expect(cut, `controls of ${page.url()}`).toEqual([]);
}

/**
 * With text twice as large, as a reader asks for it, nothing is wider than the window, and where it is tightest then, in the bar
 * of a phone and the choice of a form, no word is wider than what holds it, or out of sight.
 */
export async function expectFitsEnlarged(page: Page): Promise<void> {
  const { content, window, cut } = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    /* A row that is swiped brings them into sight. */
    const isSwiped = (word: Element): boolean =>
      getComputedStyle(word).overflowX === "auto" || (word.parentElement !== null && isSwiped(word.parentElement));
    const isCut = (word: Element): boolean =>
      word.scrollWidth > word.clientWidth || (word.getBoundingClientRect().right > innerWidth && !isSwiped(word));
    const words = [...document.querySelectorAll(".bottom-bar span, main nav a")];
    const found = {
      content: root.scrollWidth,
      window: root.clientWidth,
      cut: words.filter(isCut).map(({ textContent }) => textContent),
    };
    root.style.fontSize = "";
    return found;
  });
  expect.soft(content, `width of ${page.url()} with large text`).toBeLessThanOrEqual(window);
  expect.soft(cut, `words of ${page.url()}`).toEqual([]);
}

/** What every page of the shop keeps in its language: one main heading, and no sideways scrolling whatever a word's length. */
async function expectPageInOrder(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  /* An open dialog is all there is for who reads the page. Read for this instant: what is looked at is what is open now. */
  const hasDialog = (await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()) > 0;
  if (!hasDialog) await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
}

/** A page in order, without an accessibility finding. */
export async function expectGoodPage(page: Page, locale: Locale): Promise<void> {
  await expectPageInOrder(page, locale);
  await expectAccessible(page);
}
