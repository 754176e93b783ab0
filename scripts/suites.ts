import { limitFor, runPart } from "./part-limit.ts";
import { type Part, parts } from "./parts.ts";
import { judge, type Named, planSecondLook, type Run, type Verdict } from "./second-look.ts";

/** What became of one part of the checks and tests. */
export interface Suite extends Verdict {
  name: string;
}

const lineOf = ({ name, passed, failures, flaky }: Suite): string =>
  `${name}: ${passed} passed, ${failures.length} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`;

/** Runs something and says what became of it, and in what time. */
async function tellSuite(name: string, run: () => Promise<Verdict | null>): Promise<Suite | null> {
  const startedAt = performance.now();
  const verdict = await run();
  if (verdict === null) return null;
  const suite = { name, ...verdict };
  console.log(`${lineOf(suite)}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return suite;
}

/** Types, rules of style, format, dead code: one result each. */
export async function runChecks(): Promise<Suite> {
  const suite = { name: "checks", passed: 0, failures: [] as Named[], flaky: [] };
  for (const check of ["typecheck", "lint", "format:check", "knip"]) {
    const code = await runPart(check, "npm", ["run", "--silent", check], process.env, limitFor(check));
    if (code === 0) suite.passed += 1;
    else suite.failures.push({ title: check, evidence: [] });
  }
  console.log(lineOf(suite));
  return suite;
}

const failedRun = (error: unknown): Run => {
  console.error(error);
  return { results: [], errors: [`could not be run: ${error instanceof Error ? error.message : String(error)}`] };
};

/** Whatever becomes of a part, it has a result; null when it is left out. */
const runSafely = (part: Part, only: Parameters<Part["run"]>[0]): Promise<Run | null> =>
  part.run(only).catch(failedRun);

/** Begins with what the parts need; answers, by part, what went wrong with it. */
const prepareAll = (all: readonly Part[]): ReadonlyMap<Part, Promise<Run | null>> =>
  new Map(all.map((part) => [part, part.prepare?.().then(() => null, failedRun) ?? Promise.resolve(null)]));

/**
 * Runs every part, beside what later ones need, then what went wrong once more, at the end, when this machine has nothing
 * else to do: a test that passes alone and on a fresh stack failed by chance.
 */
export async function runTests(all: readonly Part[] = parts): Promise<Suite[]> {
  const prepared = prepareAll(all);
  const firsts: { part: Part; first: Run }[] = [];
  for (const part of all)
    await tellSuite(part.name, async () => {
      const first = (await prepared.get(part)) ?? (await runSafely(part, null));
      if (first === null) return null;
      firsts.push({ part, first });
      return judge(first, null);
    });
  const suites: Suite[] = [];
  for (const { part, first } of firsts) {
    const plan = planSecondLook(first, part.most);
    if (plan.length === 0) {
      suites.push({ name: part.name, ...judge(first, null) });
      continue;
    }
    console.log(`${part.name}: what went wrong is run once more, alone`);
    const suite = await tellSuite(part.name, async () => judge(first, await runSafely(part, plan)));
    if (suite) suites.push(suite);
  }
  return suites;
}

const sumOf = (suites: readonly Suite[]): { passed: number; failed: number } => ({
  passed: suites.reduce((total, suite) => total + suite.passed, 0),
  failed: suites.reduce((total, { failures }) => total + failures.length, 0),
});

/** Each part, every failed and flaky test by name with the files that show why, and at the end the one line that counts. */
export function linesOf(suites: readonly Suite[]): string[] {
  const linesOfTests = (how: string, tests: readonly Named[]): string[] =>
    tests.flatMap(({ title, evidence }) => [`  ${how}: ${title}`, ...evidence.map((file) => `    ${file}`)]);
  const { passed, failed } = sumOf(suites);
  return [
    ...suites.flatMap((suite) => [
      lineOf(suite),
      ...linesOfTests("failed", suite.failures),
      ...linesOfTests("flaky, failed before it passed", suite.flaky),
    ]),
    `${passed} passed, ${failed} failed`,
  ];
}

/** Prints what became of all parts; sets the exit code. A flaky test fails nothing, since a shared machine may stall for seconds. */
export function reportSuites(suites: readonly Suite[]): void {
  for (const line of linesOf(suites)) console.log(line);
  const { passed, failed } = sumOf(suites);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
