import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, Vitest } from "vitest/node";
import type { StrayError } from "./vitest-report.ts";

/** Whatever was thrown may be no error, and have no words. */
const firstLineOf = (words: unknown): string =>
  typeof words === "string" ? (words.split("\n", 1)[0] ?? "") : "something without words";

/** Writes to `--outputFile.strays` what Vitest's own report leaves out, though it fails the run. */
export default class StrayErrorsReporter implements Reporter {
  #place = "";

  onInit({ config: { outputFile } }: Vitest): void {
    const { strays } = (typeof outputFile === "object" ? outputFile : {}) as { strays?: string };
    if (!strays) throw new Error("--outputFile.strays says where errors outside of tests are written");
    this.#place = strays;
  }

  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (_modules, errors) => {
    const strays = errors.map(({ VITEST_TEST_PATH: file, message }): StrayError => ({
      file: typeof file === "string" ? file : null,
      message: firstLineOf(message),
    }));
    mkdirSync(path.dirname(this.#place), { recursive: true });
    writeFileSync(this.#place, JSON.stringify(strays));
  };
}
