import type { ApiMeasures } from "./measure.ts";

/** Every call of the API with its percentiles, the slowest first, as a Markdown table. */
export function printCalls(calls: ApiMeasures["calls"]): void {
  console.log("\n| load | call | count | p50 | p95 | p99 | slowest |\n| --- | --- | --- | --- | --- | --- | --- |");
  for (const [load, byName] of Object.entries(calls)) {
    for (const [name, { count, p50, p95, p99, max }] of Object.entries(byName).toSorted(
      ([, a], [, b]) => b.p99 - a.p99,
    )) {
      console.log(`| ${load} | ${name} | ${count} | ${p50} | ${p95} | ${p99} | ${max} ms |`);
    }
  }
}
