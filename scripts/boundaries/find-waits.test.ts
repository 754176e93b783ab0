import { expect, it } from "vitest";
import { findWaits } from "./find-waits.ts";

/* Put together here, so that this file is not found itself. */
const [timeout, random] = ["Timeout", "random"];

it.each([
  `await new Promise((resolve) => set${timeout}(resolve, 20));`,
  `global.x = window && set${timeout}(done);`,
  `import { set${timeout} as wait } from "node:timers/${"promises"}";`,
  `await page.waitFor${timeout}(500);`,
  `await page.waitForLoadState("network${"idle"}");`,
  `await page.goto("/", { waitUntil: 'network${"idle"}' });`,
  `const size = Math.${random}();`,
])("finds what a test must not wait for: %s", (line) => {
  for (const file of [
    "lib/cart/zz.test.ts",
    "components/zz.test.tsx",
    "tests/e2e/zz.spec.ts",
    "tests/e2e/zz.page.ts",
  ]) {
    expect(findWaits(file, `\n${line}`)).toEqual([expect.objectContaining({ file, line: 2 })]);
  }
  expect(findWaits("lib/cart/zz.ts", line)).toEqual([]);
});

it.each([
  `test.set${timeout}(240_000);`,
  `vi.useFakeTimers({ toFake: ["set${timeout}"] });`,
  "await vi.advanceTimersByTimeAsync(100);",
  "await new Promise((resolve) => setImmediate(resolve));",
  'import { setImmediate as nextTurn } from "node:timers/promises";',
  `/* Time is the subject: a client that trickles. */\nawait new Promise((resolve) => set${timeout}(resolve, 20));`,
])("lets a test have %s", (line) => expect(findWaits("lib/cart/zz.test.ts", line)).toEqual([]));
