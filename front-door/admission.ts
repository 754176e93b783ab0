import type { IncomingMessage, ServerResponse } from "node:http";
import { createFairLine, type FairLine } from "#lib/http/fair-line.ts";
import { sendBusy } from "./outage.ts";
import { count } from "./tally.ts";

/**
 * Answers that are made at once: few, because what is kept waits for a turn of the processor behind all of them. More at once are
 * not more a second either: with sixty-four calls passed on at once instead of sixteen a thousand connections get two thirds as
 * many answers, and the last of them three seconds later (`npm run attack -- connections busy`).
 */
const places = 16;
const maxWaiting = 2_000;
/** What cannot be begun in so long is refused at once. */
const maxWaitMs = 5_000;

/** The line for an address: pages wait for pages, and what is passed on to the API for its like. */
export function createAnswerLines(): (url: string) => FairLine {
  const [pages, passedOn] = [0, 1].map(() => createFairLine({ places, maxWaiting, maxWaitMs })) as [FairLine, FairLine];
  return (url) => (/^\/(?:api|files|pictures)\//.test(url) ? passedOn : pages);
}

/** Files of the build: Next finds them without rendering anything. */
const isFile = (url: string): boolean => url.startsWith("/_next/static/");

/**
 * True for what has to be made for this request, unless it is a page that is kept. Who writes is not held up by those who
 * read: a body may take minutes, and the API has a line of its own; what bodies hold is bounded by `body-budget.ts`.
 */
export const needsTurn = ({ method, url = "/" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && !isFile(url);

/**
 * Lets a request go on when it is its visitor's turn, until its answer begins; sends it away when that cannot be in time. A
 * slow reader takes no place: what is left to send waits for nobody.
 */
export function takeTurn(
  line: FairLine,
  { request, answer, visitor }: { request: IncomingMessage; answer: ServerResponse; visitor: string },
  goOn: () => void,
): void {
  const gone = new AbortController();
  let leaveTurn = (): void => gone.abort();
  /* One listener for all of it: Next adds nine, and more than ten look like a leak. */
  answer.once("close", () => leaveTurn());
  const before = line.waiting;
  const turn = line.enter(visitor, gone.signal);
  if (line.waiting > before) count("waited");
  turn.then(
    (leave) => {
      leaveTurn = leave;
      answer.once("head", leave);
      if (answer.destroyed) leave();
      else goOn();
    },
    () => {
      if (gone.signal.aborted) return;
      count("refused_busy");
      sendBusy(request, answer);
    },
  );
}
