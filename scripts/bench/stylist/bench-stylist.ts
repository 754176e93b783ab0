import { isMet, measureStylist } from "./measure.ts";

const usual = 300;

/** Prints how good the boxes of generated households are; true when every goal is met. `--households N` for a quick look. */
export async function benchStylist(args: readonly string[]): Promise<boolean> {
  const given = Number(args[args.indexOf("--households") + 1]);
  const households = args.includes("--households") && given > 0 ? given : usual;
  const startedAt = performance.now();
  const { measures, boxes, p99Ms } = await measureStylist(households);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${households} households, ${boxes} boxes in ${seconds} s; choosing one takes ${p99Ms} ms at p99.\n`);
  console.log("| per hundred boxes | figure | goal | met |\n| --- | --- | --- | --- |");
  for (const measure of measures) {
    const { what, value, goal } = measure;
    const words = goal === null ? "" : "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
    console.log(`| ${what} | ${value} | ${words} | ${goal === null ? "" : isMet(measure) ? "yes" : "NO"} |`);
  }
  for (const { what, examples } of measures.filter((measure) => !isMet(measure)))
    console.log(`\n${what}:\n${examples.map((example) => `- ${example}`).join("\n")}`);
  return measures.every(isMet);
}
