/**
 * Whether Next gave a call up because the page it was made for is rendered: nothing failed, and nobody waits. It says so
 * with an error of its own, which has to reach it again as it is.
 */
export function findRenderOver(error: unknown): Error | null {
  for (let current = error; current instanceof Error; current = current.cause)
    if ("digest" in current && current.digest === "HANGING_PROMISE_REJECTION") return current;
  return null;
}
