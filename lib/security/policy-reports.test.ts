import { expect, it } from "vitest";
import { createLineLimit } from "./line-limit.ts";
import { parsePolicyReports } from "./policy-reports.ts";

const older = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    "csp-report": {
      "document-uri": "https://shop.test/de/infos/returns/42?email=anna%40example.test",
      "effective-directive": "script-src-elem",
      "violated-directive": "script-src-elem",
      "blocked-uri": "https://evil.test/steal.js?who=anna",
      "source-file": "https://shop.test/_next/static/chunks/a1.js",
      "line-number": 12,
      "script-sample": "the password of Anna",
      referrer: "https://mail.test/inbox/anna",
      ...changes,
    },
  });

const newer = (blockedURL: string, changes: Record<string, unknown> = {}) => ({
  type: "csp-violation",
  url: "https://shop.test/shop/girls",
  user_agent: "Anna's browser",
  body: {
    documentURL: "https://shop.test/shop/girls?name=anna",
    effectiveDirective: "script-src-elem",
    blockedURL,
    sourceFile: null,
    sample: "the password of Anna",
    lineNumber: null,
    ...changes,
  },
});

it("tells what was stopped, on which page and by which of our files, in one line", () =>
  expect(parsePolicyReports(older())).toEqual([
    "script-src-elem stopped https://evil.test on infos-returns-id, asked by /_next/static/chunks/a1.js:12",
  ]));

it("takes the form of newer browsers, several at once, and says the same once", () =>
  expect(parsePolicyReports(JSON.stringify([newer("inline"), newer("inline"), newer("https://evil.test/x")]))).toEqual([
    "script-src-elem stopped inline on shop-collection",
    "script-src-elem stopped https://evil.test on shop-collection",
  ]));

it.each([
  ["document-uri", "https://shop.test/anna-s-secret-place"],
  ["document-uri", "anna"],
  ["blocked-uri", "data:text/javascript,anna"],
  ["blocked-uri", "anna@example.test, and so on"],
  ["source-file", "https://shop.test/de/infos/returns/42?email=anna%40example.test"],
  ["source-file", "https://other.test/anna.js"],
  ["effective-directive", "script-src anna\nsecond line"],
])("leaves out what may be somebody's: %s %s", (name, value) => {
  const lines = parsePolicyReports(older({ [name]: value })).join();
  expect(lines).not.toMatch(/anna|example|42|email|password|\n/);
  expect(lines).toMatch(/^[\w-]+( policy)? stopped .+ on [\w -]+/);
});

it("is silent about what extensions add to a page", () => {
  for (const scheme of ["chrome-extension", "moz-extension", "safari-web-extension"]) {
    expect(parsePolicyReports(older({ "source-file": `${scheme}://abc/inject.js` }))).toEqual([]);
    expect(parsePolicyReports(older({ "blocked-uri": scheme }))).toEqual([]);
  }
});

it.each(["", "no json", "null", "[]", "{}", `{"csp-report":7}`, `[{"type":"deprecation","body":{}}]`])(
  "makes nothing of %s",
  (body) => expect(parsePolicyReports(body)).toEqual([]),
);

it("reads no more than ten of a batch", () => {
  const batch = Array.from({ length: 50 }, (_, at) => newer(`https://evil-${at}.test/`));
  expect(parsePolicyReports(JSON.stringify(batch))).toHaveLength(10);
});

it("lets so many lines through a minute, and says how many it left out", () => {
  let time = 0;
  const limit = createLineLimit(2, () => time);
  expect(["a", "b", "c", "d"].map(limit)).toEqual(["a", "b", null, null]);
  time = 59_999;
  expect(limit("e")).toBeNull();
  time = 60_000;
  expect([limit("f"), limit("g")]).toEqual(["f (3 more left out)", "g"]);
});
