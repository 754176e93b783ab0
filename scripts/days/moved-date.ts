/** How many milliseconds the clock of this process stands from the true one. */
export const movedByMs = Number(process.env.MOVED_BY_MS ?? 0);

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
