import type { BrowserContext } from "@playwright/test";
/* Time is the subject: what comes late is what is tried. The timer is Node's, which the clock of a page does not touch. */
import { setTimeout as sleep } from "node:timers/promises";
import { isLate, parseSlowness, slownesses, type Slowness } from "#scripts/hunt/slowness.ts";

/** What a hunt (`npm run hunt`) has come late in this run; null as a rule. */
export const slowness: Slowness | null = parseSlowness(process.env.E2E_SLOW);

/**
 * Has what `kind` names reach every page of a browser late. It is asked for before a test adds routes of its own, which come
 * first then; a request that they pass on with `fallback()` is late as well. Nothing is kept in the browser's cache
 * meanwhile: Playwright turns it off where requests are routed.
 */
export async function slowDown(context: BrowserContext, kind: Slowness | null): Promise<void> {
  if (kind === null) return;
  const { lateMs, addresses } = slownesses[kind];
  await context.route(addresses, async (route, request) => {
    const asked = { url: request.url(), headers: request.headers(), isNavigation: request.isNavigationRequest() };
    if (isLate(kind, asked)) await sleep(lateMs);
    /* Unlike `continue()`, this does not fail where the page is gone by then: Playwright drops the request by itself. */
    await route.fallback();
  });
}
