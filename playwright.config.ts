import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./scripts/browser.ts";
import { shopUrl } from "./tests/e2e/shop.ts";

const executablePath = findBrowser();

/** No page of a test lives long enough for optimized code: to compile it takes a tenth of all the time. */
const plainCode = "--js-flags=--no-maglev --no-turbofan";

/** Journeys on the production build, with the real API on a fresh embedded database underneath. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  /* One more than a small machine has processors: while a page waits for its server or for a moment to pass, another one is busy. */
  workers: 3,
  /* What fails is run again at the end, alone and on a fresh stack (`scripts/suites.ts`): beside the others it would tell less. */
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: shopUrl,
    locale: "fr-FR",
    timezoneId: "Europe/Berlin",
    /* A press that finds nothing to press is lost: the test is not to wait for it until its own time is over. */
    actionTimeout: 20_000,
    /* A record of each step costs time in every test: it is made when a test is run again (`--trace on` otherwise). */
    trace: "off",
    screenshot: "only-on-failure",
    /* Installed anew in the browser of every test it would take a seventh of all the time; who looks at it, allows it. */
    serviceWorkers: "block",
    launchOptions: { args: [...browserArguments, plainCode], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    /* What depends on the width; sessions, search engines and outages do not. */
    {
      name: "phone",
      testMatch: /\/(journey|payment|catalog|early-presses)\.spec\.ts$/,
      grepInvert: /for search engines|@any-width/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: "node tests/e2e/serve.ts",
    url: `${shopUrl}/shop`,
    timeout: 600_000,
    /* For whoever writes a test: `node tests/e2e/serve.ts` once, then one spec after the other. */
    reuseExistingServer: Boolean(process.env.E2E_REUSE_SERVER),
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
  },
});
