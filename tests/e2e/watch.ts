import type { BrowserContext } from "@playwright/test";

export interface ExpectedProblems {
  /** Answers of the own site that the test provokes, as `409 /api/clients/me/orders`. */
  answers: RegExp[];
  /** Requests that the test lets fail. */
  failures: RegExp[];
}

/** A navigation or a prefetch that was given up is no failure. */
const isGivenUp = (errorText: string | undefined) => errorText === "net::ERR_ABORTED";
/** What Chromium writes itself about an answer; the answer is judged on its own. */
const isAboutAnswer = (message: string) => message.startsWith("Failed to load resource:");

/**
 * Collects what must never happen on a page: errors in the console (a hydration that did not match is one), uncaught
 * exceptions, failed requests and answers nobody expected, and requests to anybody else.
 */
export function watchContext(context: BrowserContext, ownOrigin: string, expected: ExpectedProblems): string[] {
  const problems: string[] = [];
  const isOwn = (url: string) => url.startsWith(`${ownOrigin}/`);
  context.on("console", (message) => {
    if (message.type() === "error" && !isAboutAnswer(message.text()))
      problems.push(`console.error at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) =>
    problems.push(`uncaught at ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`),
  );
  context.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !isOwn(url)) problems.push(`request to a third party: ${url}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    if (isOwn(request.url()) && !isGivenUp(reason) && !expected.failures.some((pattern) => pattern.test(line)))
      problems.push(`${line} failed: ${reason}`);
  });
  context.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    const line = `${response.status()} ${pathname}${search}`;
    if (isOwn(response.url()) && response.status() >= 400 && !expected.answers.some((pattern) => pattern.test(line)))
      problems.push(`answer ${line}`);
  });
  return problems;
}
