/**
 * Keeps zod from trying, before its first object, whether it may evaluate code: the policy of the pages stops that and
 * reports it. Has to run before any schema is made; zod reads this place on the global object, so that a page without
 * schemas need not load it for its own `config`.
 */
export function keepZodFromEvaluating(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
