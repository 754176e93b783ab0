import type { BrowserContext } from "@playwright/test";
import type { ExpectedProblems } from "./watch.ts";

/**
 * Answers what a browser asks of a provider's hosts by its stand-in, and nothing else there. Requests to other hosts stay
 * what they are: a problem that fails the test.
 */
export async function answerHosts(
  context: BrowserContext,
  hosts: RegExp,
  standIn: { url: string },
  expected: ExpectedProblems,
): Promise<void> {
  expected.failures.push(hosts);
  await context.route(hosts, async (route) => {
    const asked = route.request();
    const { pathname, search } = new URL(asked.url());
    const type = asked.headers()["content-type"];
    const answer = await fetch(standIn.url + pathname + search, {
      method: asked.method(),
      ...(type ? { headers: { "content-type": type } } : {}),
      ...(asked.postData() === null ? {} : { body: asked.postData() }),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
}
