import type { BrowserContext, Request } from "@playwright/test";

export interface ExpectedProblems {
  /** Answers of the own site that the test provokes, as `409 /api/clients/me/orders`. */
  answers: RegExp[];
  /** Requests that the test lets fail. */
  failures: RegExp[];
  /** What the test tries against the policy of the pages, as `script-src-elem stopped inline`. */
  violations: RegExp[];
}

const picturesPattern = "*/pictures/*";
const isLeftOut = (request: Request) =>
  request.failure()?.errorText === "inspector" && new URL(request.url()).pathname.startsWith("/pictures/");

/** Pages opened from now on show the words of their pictures instead: to draw these is a quarter of the work of a page. */
export function leavePicturesOut(context: BrowserContext): void {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setBlockedURLs", { urls: [picturesPattern] });
    return page;
  };
}

/**
 * A navigation or a prefetch that was given up is no failure. What the service worker asked for in its name fails then,
 * too, in other words; a failure that matters is the page's own as well.
 */
const isGivenUp = (request: Request) =>
  request.failure()?.errorText === "net::ERR_ABORTED" || request.serviceWorker() !== null || isLeftOut(request);
/** What Chromium writes itself about an answer; the answer is judged on its own. */
const isAboutAnswer = (message: string) => message.startsWith("Failed to load resource:");
/** What it writes about the policy of a page; `tellViolations` says the same in words that a test can expect. */
const isAboutPolicy = (message: string) => message.includes("Content Security Policy");
const violationMark = "policy: ";

/** Has every page say in its console what its policy stopped. */
export const tellViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`${mark}${effectiveDirective} stopped ${blockedURI}`),
    );
  }, violationMark);

/**
 * Collects what must never happen on a page: errors in the console (a hydration that did not match is one), uncaught
 * exceptions, failed requests and answers nobody expected, and requests to anybody else.
 */
export function watchContext(context: BrowserContext, ownOrigin: string, expected: ExpectedProblems): string[] {
  const problems: string[] = [];
  const isOwn = (url: string) => url.startsWith(`${ownOrigin}/`);
  context.on("console", (message) => {
    const text = message.text();
    const isTried = expected.violations.some((pattern) =>
      text.startsWith(violationMark) ? pattern.test(text) : isAboutPolicy(text),
    );
    if (message.type() === "error" && !isAboutAnswer(text) && !isTried)
      problems.push(`console.error at ${message.page()?.url()}: ${text}`);
  });
  context.on("weberror", (error) =>
    problems.push(`uncaught at ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`),
  );
  context.on("request", (request) => {
    const url = request.url();
    const isTried = expected.failures.some((pattern) => pattern.test(`${request.method()} ${url}`));
    if (/^https?:/.test(url) && !isOwn(url) && !isTried) problems.push(`request to a third party: ${url}`);
  });
  context.on("requestfailed", (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    if (isOwn(request.url()) && !isGivenUp(request) && !expected.failures.some((pattern) => pattern.test(line)))
      problems.push(`${line} failed: ${request.failure()?.errorText}`);
  });
  context.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    const line = `${response.status()} ${pathname}${search}`;
    if (isOwn(response.url()) && response.status() >= 400 && !expected.answers.some((pattern) => pattern.test(line)))
      problems.push(`answer ${line}`);
  });
  return problems;
}
