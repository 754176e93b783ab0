import { runProgram } from "./processes.ts";

/* What CI runs: every check, then every test; the last line is that of the tests. */
const checks = ["typecheck", "lint", "format:check", "knip"];
const failed: string[] = [];

for (const check of checks) {
  if ((await runProgram("npm", ["run", "--silent", check])) !== 0) failed.push(check);
}
const testCode = await runProgram("npm", ["--silent", "test"]);
if (failed.length > 0) {
  console.log(`checks that failed: ${failed.join(", ")}`);
  console.log(`0 passed, ${failed.length} failed`);
}
process.exitCode = failed.length > 0 ? 1 : testCode;
