/*
 * Loaded before anything else of a process (`--import`): its clock then stands `MOVED_BY_MS` milliseconds from the true one.
 * The distance, not the moment, is handed on, so that a program and those it starts have one clock.
 */
const movedByMs = Number(process.env.MOVED_BY_MS ?? 0);

/** A `Date` whose "now" is moved; every moment that is named stays what it is. */
export function movedDate(byMs: number, Real: DateConstructor = Date): DateConstructor {
  const now = (): number => Real.now() + byMs;
  return new Proxy(Real, {
    /* Called as a function it tells the present moment, whatever it is given. */
    apply: () => new Real(now()).toString(),
    construct: (target, given: [], heir) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, heir) as object,
    get: (target, name, self) => (name === "now" ? now : (Reflect.get(target, name, self) as unknown)),
  });
}

if (movedByMs !== 0) globalThis.Date = movedDate(movedByMs);
