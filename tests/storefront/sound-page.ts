import type * as Axe from "axe-core";
import { JSDOM, VirtualConsole } from "jsdom";
import { expect } from "vitest";
import { axeSource, forPages, standInForLayout, tellFindings, withoutFonts } from "./sound.ts";

/**
 * What is wrong with a whole page as a browser without scripts gets it, by the rules that pages are judged by in a browser, but
 * for those about what only a browser lays out. It has a window of its own.
 */
export async function findingsInPage(html: string): Promise<string[]> {
  const { window } = new JSDOM(html, { runScripts: "outside-only", virtualConsole: new VirtualConsole() });
  standInForLayout(window);
  window.eval(axeSource());
  const { axe } = window as unknown as { axe: typeof Axe };
  axe.configure(withoutFonts);
  const found = tellFindings(await axe.run(window.document, forPages));
  window.close();
  return found;
}

/** Pages found sound, without what differs from one answer to the next: the same page in other words is judged once. */
const judged = new Set<string>();
const plan = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replaceAll(/ (?:value|href|alt|src|content|lang)="[^"]+"/g, "")
    .replaceAll(/>[^<]*\S[^<]*</g, ">…<");

export async function expectSoundPage(html: string): Promise<void> {
  const seen = plan(html);
  if (judged.has(seen)) return;
  expect(await findingsInPage(html)).toEqual([]);
  judged.add(seen);
}
