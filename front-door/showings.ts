import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";

/** How long a page Next keeps is the one it would show again: until a moment of Next's clock, and until a change is told. */
export interface Showing {
  until: number;
  changes: number;
}

/** Next's own clock, milliseconds since 1970: unlike the machine's it never goes back. */
export const nextNow = (): number => performance.timeOrigin + performance.now();

const requests = new AsyncLocalStorage<IncomingMessage>();
const showings = new WeakMap<IncomingMessage, Showing>();
const begunAt = new WeakMap<IncomingMessage, number>();
/** How many changes the API has told of. */
let changes = 0;

/** Has Next answer a request, so that what it shows of what is kept is known of it. */
export function whileAnswering<Result>(request: IncomingMessage, handle: () => Result): Result {
  begunAt.set(request, nextNow());
  return requests.run(request, handle);
}

/** Since when the request under way is answered, and what is made behind it: nothing that was read for it is older. */
export function answeringSince(): number {
  const request = requests.getStore();
  return (request && begunAt.get(request)) ?? nextNow();
}

/** Notes that a page which is good until a moment is shown to the request under way. */
export function noteShowing(until: number): void {
  const request = requests.getStore();
  if (request) showings.set(request, { until, changes });
}

/** Which page a change is of is Next's business: whatever was shown before is looked at anew. */
export function tellChange(): void {
  changes += 1;
}

/** What Next showed to a request of a page it keeps; undefined where it made the answer for it. */
export const findShowing = (request: IncomingMessage): Showing | undefined => showings.get(request);

/** Whether Next would show again what it showed. */
export const isShownStill = (showing: Showing, now = nextNow()): boolean =>
  showing.changes === changes && now < showing.until;
