import { describe, expect, it } from "vitest";
import { findRaces, isRacy } from "./find-races.ts";

const spec = "tests/e2e/zz.spec.ts";

/** What is found in a test of these statements, beside which `files` stand; the statements begin at its third line. */
const racesIn = (statements: string, files: Record<string, string> = {}) =>
  findRaces(
    new Map(
      Object.entries({
        ...files,
        [spec]: `const link = page.locator("a");\ntest("zz", async () => {\n${statements}\n});`,
      }),
    ),
  );
const foundIn = (statements: string, files?: Record<string, string>) =>
  racesIn(statements, files).map(({ file, line }) => `${file}:${line}`);

it("looks at files that drive a browser, helpers of a test too", () => {
  expect([spec, "tests/e2e/cart.page.ts", "tests/e2e/crawl/kinds.ts"].map(isRacy)).toEqual([true, true, true]);
  expect(["tests/backend/zz.ts", "lib/cart/zz.test.ts", "tests/e2e/README.md"].map(isRacy)).toEqual([
    false,
    false,
    false,
  ]);
});

it("says where, what and why", () => {
  expect(racesIn("await link.click();\nawait page.reload();")).toEqual([
    {
      file: spec,
      line: 4,
      text: "await link.click() … await page.reload(): the page is left before the press has done what it does: expect that first",
    },
  ]);
});

describe("a press that is outrun", () => {
  it.each([
    "await link.click(); await page.reload();",
    'await page.keyboard.press("Enter"); await page.goto("/faq");',
    "await link.tap(); await page.goBack();",
    "await box.check(); await page.goForward();",
    'await list.selectOption("a"); await page.close();',
    "await link.dblclick(); await account.openOrders();",
    "await link.click(); await cart.open();",
    "await link.click().catch(() => undefined); await page.reload();",
    'await link.click(); const path = "/faq"; const answer = await page.goto(path);',
    'await link.click(); expect((await page.goto("/faq"))?.status()).toBe(200);',
    "await link.click(); for (const path of paths) { await page.goto(path); }",
    "if (isSheet) { await link.click(); } await page.reload();",
    "for (const path of paths) { await page.goto(path); await link.click(); }",
    "await link.click(); await expect(async () => { await page.reload(); await expect(a).toBeVisible(); }).toPass();",
  ])("is found: %s", (statements) => expect(foundIn(statements)).toEqual([`${spec}:3`]));

  it.each([
    "await link.click(); await expect(page).toHaveURL(/faq/); await page.reload();",
    "await link.click(); await arrived; await page.reload();",
    "await field.fill(words); await page.reload();",
    "await page.goto(path); await link.click();",
    "for (const path of paths) { await page.goto(path); await link.click(); await expect(a).toBeVisible(); }",
    "if (isSheet) { await link.click(); return; } await page.reload();",
    "await link.click(); const other = await openBrowser();",
    "await dialog.close(); await page.reload();",
    'await page.route("**", async (route) => { await link.click(); }); await page.reload();',
    "await link.click();\n/* Leaving is the subject: what was pressed is forgotten. */\nawait page.reload();",
  ])("is not: %s", (statements) => expect(foundIn(statements)).toEqual([]));

  it("may be that of a helper, of another file too, which ends with it", () => {
    const helpers = {
      "tests/e2e/a.page.ts":
        "export class A { async ask() { await this.fill(); await this.button.click(); } async buy() { await this.ask(); } async #own() { await this.ask(); } }",
      "tests/e2e/b.ts":
        "export const send = (page) => page.getByRole('button').click(); const own = () => link.click(); export async function wait() { await link.click(); await expect(a).toBeVisible(); }",
    };
    for (const press of ["a.ask()", "a.buy()", "send(page)"])
      expect(foundIn(`await ${press}; await page.reload();`, helpers)).toEqual([`${spec}:3`]);
    for (const other of ["own()", "wait()", "a.own()", "api.call(ask)"])
      expect(foundIn(`await ${other}; await page.reload();`, helpers)).toEqual([]);
    expect(foundIn("const send = async () => { await post(); };\nawait send(); await page.reload();", helpers)).toEqual(
      [],
    );
  });
});

describe("a read that answers for this instant", () => {
  it.each([
    "if (await link.isVisible()) await link.click();",
    "expect(await link.isHidden()).toBe(true);",
    "const isOn = await box.isChecked();",
    "while (!(await button.isEnabled())) await other();",
    "const size = await links.count();",
    "for (const one of await links.all()) await one.hover();",
    "const words = await links.allTextContents();",
    "const words = await links.allInnerTexts();",
    'if ((await link.getAttribute("aria-current")) === null) await other();',
    "const next = (await field.inputValue()) ? first : second;",
    'expect(await field.inputValue()).toBe("Lyon");',
    'expect.soft((await field.inputValue()).trim()).toBe("Lyon");',
    "expect(Number(await field.inputValue())).toBeGreaterThan(3);",
    "expect([await link.innerText(), 2]).toEqual(['a', 2]);",
    'await expect(field).toHaveValue("Lyon"); await next.click(); expect(await field.inputValue()).toBe("Lille");',
    "await expect(other).toBeVisible(); const size = await links.count();",
    "await expect(links).toHaveCount(3); await more.click(); const size = await links.count();",
    "await expect(links).toHaveCount(3); await page.reload(); const size = await links.count();",
    "const isThere = () => link.isVisible(); if (await isThere()) await other();",
    "const isThere = () => link.isVisible(); await expect.poll(isThere).toBe(true); if (await isThere()) await other();",
  ])("is found: %s", (statements) => expect(foundIn(statements)).toEqual([`${spec}:3`]));

  it.each([
    "await expect.poll(() => links.count()).toBeGreaterThan(3);",
    "await expect(async () => { expect(await links.count()).toBe(3); }).toPass();",
    "const isThere = () => link.isVisible(); await expect.poll(isThere).toBe(true);",
    "const size = () => links.count(); await expect.poll(async () => (await size()) > 3).toBe(true);",
    "await expect(links).not.toHaveCount(0); for (const one of await links.all()) await one.hover();",
    "await expect(links.first()).toBeVisible(); const size = await links.count();",
    "await expect.poll(() => links.count()).toBeGreaterThan(3); const size = await links.count();",
    "await expect(cards).toHaveCount(24); const names = await cards.locator('h2').allTextContents();",
    "await expect(a.or(b).first()).toBeVisible(); if (await b.isVisible()) await other();",
    "await whenReady(a.or(b)); if (!(await a.isVisible())) await other();",
    'await whenReady(link); if ((await link.getAttribute("aria-current")) === null) await link.click();',
    "await links.waitFor(); const size = await links.count();",
    "await expect(links).toHaveCount(3); await Promise.all(names.map(async (name) => await links.count()));",
    "const name = await link.innerText(); const target = await link.getAttribute('href');",
    'await expect(field).toHaveValue(/^https/); expect(new URL(await field.inputValue()).pathname).toBe("/");',
    'await expect(async () => { expect(await field.inputValue()).toBe("Lyon"); }).toPass();',
    'await expect(field).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");',
    "const all = await Promise.all(found); const count = table.count(1);",
    "/* Read for this instant: nothing changes here. */\nif (await link.isVisible()) await link.click();",
    "/* Read for this instant:\n * nothing changes here. */\nconst size =\n  await links.count();",
  ])("is not: %s", (statements) => expect(foundIn(statements)).toEqual([]));

  it("is excused in a whole helper by what stands before it, not in a whole test", () => {
    const helper =
      "export async function fill() {\n  await whenReady(next);\n  if (await name.count()) await name.fill(words);\n}";
    const comment = "/** Fills a screen. Read for this instant: it stands whole. */\n";
    expect(foundIn("", { "tests/e2e/a.ts": helper })).toEqual(["tests/e2e/a.ts:3"]);
    expect(foundIn("", { "tests/e2e/a.ts": comment + helper })).toEqual([]);
    const test = 'test("a", async () => {\n  await open();\n  if (await name.count()) await name.fill(words);\n});';
    expect(foundIn("", { "tests/e2e/a.spec.ts": comment + test })).toEqual(["tests/e2e/a.spec.ts:4"]);
  });
});

describe("a wait without an end of its own", () => {
  it.each([
    'const coming = page.waitForEvent("download");',
    "await page.waitForRequest((request) => request.isNavigationRequest());",
    'await page.waitForResponse("**/orders", {});',
  ])("is found: %s", (statements) => expect(foundIn(statements)).toEqual([`${spec}:3`]));

  it.each([
    'const coming = page.waitForEvent("download", { timeout: 15_000 });',
    "await page.waitForRequest((request) => isIt(request, {}), { timeout: limitMs });",
    "await page.waitForURL(/faq/);",
  ])("is not: %s", (statements) => expect(foundIn(statements)).toEqual([]));
});

describe("an event that is dispatched by hand", () => {
  const fail = "const fail = (page) => page.evaluate(() => { dispatchEvent(new Event('error')); });";
  it.each([
    'await link.dispatchEvent("pointermove");',
    "await page.evaluate(() => dispatchEvent(new Event('error')));",
    'await whenReady(link); await page.reload(); await link.dispatchEvent("click");',
    `${fail} await fail(page);`,
  ])("is found: %s", (statements) => expect(foundIn(statements)).toEqual([`${spec}:3`]));

  it.each([
    'await whenLive(page); await link.dispatchEvent("pointermove");',
    "await page.waitForFunction(() => document.documentElement.dataset.live); await page.evaluate(() => dispatchEvent(e));",
    'await expect(async () => { await link.dispatchEvent("click"); await expect(a).toBeVisible({ timeout: 1000 }); }).toPass();',
    `${fail} await whenReady(link); await fail(page);`,
    `${fail} await expect(async () => { await fail(page); await anew; }).toPass();`,
    `${fail}\n/* Somebody listens: it was heard before. */\nawait fail(page);`,
  ])("is not: %s", (statements) => expect(foundIn(statements)).toEqual([]));
});

describe("time that was measured", () => {
  it.each([
    "const beganAt = performance.now(); await act(); expect(performance.now() - beganAt).toBeLessThan(500);",
    "const from = Date.now(); await act(); const to = Date.now(); expect(to - from).toBeLessThan(500);",
  ])("is found: %s", (statements) => expect(foundIn(statements)).toEqual([`${spec}:3`]));

  it.each([
    "const yesterday = new Date(Date.now() - 86_400_000);",
    "expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);",
    "const from = performance.now();\n/* Time is the subject: nobody waits longer. */\nexpect(performance.now() - from).toBeLessThan(500);",
  ])("is not: %s", (statements) => expect(foundIn(statements)).toEqual([]));
});
