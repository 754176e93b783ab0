import type { Page } from "@playwright/test";
import { reportPath } from "#lib/security/content-policy.ts";
import { parsePolicyReports } from "#lib/security/policy-reports.ts";
import { holdSession } from "./hold-session.ts";
import { portsOf } from "./ports.ts";
import { createRelay, type Relay } from "./relay.ts";
import { expect, test } from "./test.ts";

const port = Number(process.env.E2E_PORT ?? 3900);
const ownPort = portsOf("policy").port;
const url = `http://localhost:${ownPort}`;
const foreign = "https://foreign.test/script.js";

/** Stands in a page as if somebody had brought the shop to write it there; where React leaves alone what it finds. */
const injected = `<script>window.ranInline = true</script><img alt="" src="data:," onerror="window.ranHandler = true"><script src="${foreign}"></script>`;

/** One page of each kind in which its scripts are allowed in another way. */
const pages = [
  ["a page that is kept", "/shop"],
  ["a page that is kept and has marks", "/woman"],
  ["a list with a query", "/shop/girls?family=DRESSES"],
  ["a page of somebody who is signed in", "/infos"],
  ["the page for a wrong address", "/nothing-is-here"],
] as const;

test.use({ baseURL: url });
test.describe.configure({ mode: "serial" });
let relay: Relay;

test.beforeEach(async ({ context, expected }) => {
  expected.violations.push(/script-src-(elem|attr) stopped (inline|https:\/\/foreign\.test)/);
  expected.answers.push(/^404 \/nothing-is-here$/);
  expected.failures.push(/^GET https:\/\/foreign\.test\//);
  relay = createRelay(ownPort, `http://localhost:${port}`);
  await relay.open();
  await context.route(foreign, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.ranForeign = true" }),
  );
});
test.afterEach(() => relay.close());

/** What ran of what was injected, once the page's own scripts did. */
async function readWhatRan(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => "next" in window), { message: "the page's own scripts ran" }).toBe(true);
  return page.evaluate(() => Object.keys(window).filter((key) => key.startsWith("ran")));
}

test("no injected script runs on any kind of page, its own do, and the shop is told what was stopped", async ({
  page,
  context,
}) => {
  await holdSession(context, url);
  for (const [kind, path] of pages) {
    relay.change(path, (html) => html.replace("</footer>", `${injected}</footer>`));
    await page.goto(path);
    await expect(page.locator('script[src^="https://foreign"]'), kind).toHaveCount(1);
    expect(await readWhatRan(page), kind).toEqual([]);

    await page.evaluate((source) => {
      const inline = document.createElement("script");
      inline.text = "window.ranInline = true";
      const file = document.createElement("script");
      file.src = source;
      document.body.append(inline, file);
      document.body.insertAdjacentHTML("beforeend", `<img alt="" src="data:," onerror="window.ranHandler = true">`);
      return new Promise((resolve) => {
        for (const type of ["load", "error"]) file.addEventListener(type, resolve);
      });
    }, foreign);
    expect(await readWhatRan(page), kind).toEqual([]);
  }
  await expect
    .poll(() => relay.received(reportPath).flatMap(parsePolicyReports))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^script-src-elem stopped inline on shop, asked by the page:\d+$/),
        "script-src-attr stopped inline on shop",
        "script-src-elem stopped https://foreign.test on shop",
      ]),
    );
});

test("code is evaluated nowhere, and no style of a stranger counts", async ({ page, expected }) => {
  expected.violations.push(/script-src stopped eval|style-src-elem stopped inline/);
  await page.goto("/shop");
  const worked = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    document.head.append(style);
    const isHidden = getComputedStyle(document.body).display === "none";
    /* In a task of its own: what the test runner evaluates may evaluate. */
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        try {
          // oxlint-disable-next-line no-eval -- what must not work
          resolve([isHidden, (0, eval)("true")]);
        } catch {
          resolve([isHidden, false]);
        }
      });
    });
  });
  expect(worked).toEqual([false, false]);
});
