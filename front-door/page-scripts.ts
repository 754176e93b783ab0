import { createHash } from "node:crypto";
import { earlyScript } from "#lib/browser/early-presses.ts";
import { markScript } from "#lib/theme/mark-script.ts";
import { loader, withLateScripts } from "./late-scripts.ts";
import { readTricks } from "./tricks.ts";

export interface FinishedPage {
  html: string;
  /** Sources for the policy of the page: one hash for each inline script in it that may run. */
  scripts: readonly string[];
}

/** Inline scripts; what has an address or a type of its own is none, or is data. */
const inlineScript = /<script((?: (?!src=|type=)[\w-]+="[^"]*")*)>([^]*?)<\/script>/g;
/** Where Next starts: what it hands to the browser stands behind, content never does. */
const start = ' id="_R_"';

const startOf = (html: string): number => {
  const at = html.lastIndexOf(start);
  return at < 0 ? Infinity : at;
};

const comesLate = readTricks().has("late-scripts");

const literalCall =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;
/** How a page whose address nobody has asked for before fetches its data. */
const resume =
  /^__NEXT_CLIENT_RESUME=fetch\(location\.pathname\+'\?_rsc=[\w-]+',\{credentials:'same-origin',headers:\{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '[\w/]+'\}\}\)$/;
const instructions = /(?:;?\$R[A-Z]\("[^"\\<]*"(?:,"[^"\\<]*")*\))+;?$/;

/**
 * What React writes into a page to put parts that come late in their place, as sha256 of its text; what it calls with
 * follows. A test says when Next's React writes it in another way.
 */
const reactDefinitions: ReadonlySet<string> = new Set([
  "sFeOzRu2mEqTObGAym1AVluQ26Gfx1dxJGv2PwpOdns=",
  "dW/dX4s22Wb/RKwjhTPlT6uBNIFHoTR535AjgMKaEws=",
  "tNBrhVhpwBw/l0vCWPK8EIr/51zkeQJGlBE46KH5wHM=",
  "jWUGjMRHNLSoNHPd4KWw4+G9pQwz+ZLNEf0h9mnNOjc=",
]);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");
const hashSource = (text: string): string => `'sha256-${sha256(text)}'`;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Next's own: a call that only hands data over, or a fetch of the page's own data. */
const isOfNext = (text: string): boolean => {
  const data = literalCall.exec(text)?.[1];
  return data === undefined ? resume.test(text) : isJson(data);
};

const isOfReact = (text: string): boolean => {
  const definition = text.replace(instructions, "").replace(/;+$/, "");
  return definition === "" || reactDefinitions.has(sha256(definition));
};

/** Sources for what may stand in any page, in whichever part of it that is sent. */
export const fixedSources: readonly string[] = [earlyScript, markScript].map(hashSource);

/**
 * Sources for the inline scripts of a page that are known by their text or their form. What else stands there, an
 * injected one, is named by nobody and does not run.
 */
export function scriptSources(html: string, startsAt = startOf(html)): string[] {
  const sources = new Set<string>();
  for (const { 2: text = "", index } of html.matchAll(inlineScript)) {
    const isKnown = text === markScript || text === earlyScript || resume.test(text) || isOfReact(text);
    if (isKnown || (index > startsAt && isOfNext(text))) sources.add(hashSource(text));
  }
  return [...sources];
}

/**
 * Makes a page that is the same for everybody ready to be sent: its scripts are fetched late, and those that stand in it
 * at its end are one, so that one hash names them all.
 */
export function finishPage(page: string): FinishedPage {
  /* A nonce is of one visit, and this page is of none. */
  const plain = page.includes(' nonce="') ? page.replaceAll(/ nonce="[\w+/=-]+"/g, "") : page;
  const html = comesLate ? withLateScripts(plain) : plain;
  const from = html.lastIndexOf(`<script${start} data-late="`);
  if (from < 0) return { html, scripts: scriptSources(html) };
  const texts: string[] = [];
  let until = from;
  for (const { 0: element, 2: text = "", index } of html.slice(from).matchAll(inlineScript)) {
    if (from + index !== until || !(text === loader || isOfNext(text))) break;
    texts.push(text);
    until += element.length;
  }
  const opening = html.slice(from, html.indexOf(">", from) + 1);
  const joined = texts.join(";");
  return {
    html: `${html.slice(0, from)}${opening}${joined}</script>${html.slice(until)}`,
    scripts: [
      ...scriptSources(html.slice(0, from), Infinity),
      hashSource(joined),
      ...scriptSources(html.slice(until), -1),
    ],
  };
}

/**
 * Changes with what becomes of a page here: belongs into the name of what is made of it. A visitor's older copy would
 * otherwise be taken for the page whose scripts the policy names.
 */
export const pageEdition = createHash("sha256")
  .update(
    JSON.stringify(
      finishPage(`<script src="/_next/static/a.js" id="_R_" async=""></script><script>${markScript}</script>`),
    ),
  )
  .digest("base64url")
  .slice(0, 5);
