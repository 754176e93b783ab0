/** What came of a method that was added on a page elsewhere: it was kept, under an id, or refused, with a code. */
export type SetupOutcome = { kind: "added"; id: string } | { kind: "refused"; code: string };

const key = "payment-method-outcome";
/** Once the address is clean the router makes the page anew, within a moment; whoever comes later has been told. */
const toldWithinMs = 10_000;

/** Keeps what came of it for the page that is made anew. */
export function keepOutcome(outcome: SetupOutcome): void {
  const value = outcome.kind === "added" ? outcome.id : outcome.code;
  sessionStorage.setItem(key, [Date.now(), outcome.kind, value].join(" "));
}

/** What the page that was here a moment ago had to say; once, null when there is nothing. */
export function takeOutcome(): SetupOutcome | null {
  const [at, kind, value] = sessionStorage.getItem(key)?.split(" ") ?? [];
  sessionStorage.removeItem(key);
  if (value === undefined || !(Date.now() - Number(at) < toldWithinMs)) return null;
  if (kind === "added") return { kind, id: value };
  return kind === "refused" ? { kind, code: value } : null;
}
