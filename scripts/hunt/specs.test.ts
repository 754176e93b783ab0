import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isUnique, specsNamed, specsOfChange, splitByWorkers } from "./specs.ts";

const specs = new Map([
  ["tests/e2e/cart.spec.ts", 'import { test } from "./test.ts";'],
  ["tests/e2e/gift-cart.spec.ts", 'import { QuizPage } from "./quiz.page.ts";'],
  ["tests/e2e/outage.spec.ts", 'import { startStack } from "./stack.ts";'],
]);

describe("the specs of a change", () => {
  test("are those that are new or changed, whatever else is", () => {
    const changed = ["README.md", "tests/e2e/cart.spec.ts", "tests/e2e/stack.ts", "lib/cart/total.test.ts"];
    expect(specsOfChange(changed, specs)).toEqual(["tests/e2e/cart.spec.ts"]);
  });

  test("are also those that import a page helper that is", () => {
    expect(specsOfChange(["tests/e2e/quiz.page.ts"], specs)).toEqual(["tests/e2e/gift-cart.spec.ts"]);
  });

  test("leave out one that is gone", () => {
    expect(specsOfChange(["tests/e2e/gone.spec.ts"], specs)).toEqual([]);
  });
});

describe("the specs that are named", () => {
  test("are found by their file alone, and keep the line", () => {
    expect(specsNamed(["cart.spec.ts:12", "e2e/outage.spec.ts"], specs)).toEqual([
      "tests/e2e/cart.spec.ts:12",
      "tests/e2e/outage.spec.ts",
    ]);
  });

  test("are run once, however often they are named", () => {
    expect(specsNamed(["cart.spec.ts", "tests/e2e/cart.spec.ts"], specs)).toEqual(["tests/e2e/cart.spec.ts"]);
  });

  test.each(["art.spec.ts", "cart", "tests/e2e/gone.spec.ts"])("are none for %s", (name) => {
    expect(() => specsNamed([name], specs)).toThrow(`${name} names no browser test`);
  });
});

describe("repetitions at the same time", () => {
  test.each(['test.describe.configure({ mode: "serial" });', "const port = Number(process.env.E2E_PORT ?? 3900) + 1;"])(
    "are none where they would meet: %s",
    (source) => {
      expect(isUnique(source)).toBe(true);
    },
  );

  test("are told of every spec that has a shop or a port of its own", () => {
    const alone = ["adyen", "app-shell", "outage", "policy", "stripe"];
    expect(alone.filter((name) => !isUnique(readFileSync(`tests/e2e/${name}.spec.ts`, "utf8")))).toEqual([]);
    expect(isUnique(readFileSync("tests/e2e/cart.spec.ts", "utf8"))).toBe(false);
  });

  test("are two otherwise", () => {
    expect(splitByWorkers(["tests/e2e/outage.spec.ts:9", "tests/e2e/cart.spec.ts"], specs)).toEqual([
      { workers: 2, files: ["tests/e2e/cart.spec.ts"] },
      { workers: 1, files: ["tests/e2e/outage.spec.ts:9"] },
    ]);
    expect(splitByWorkers(["tests/e2e/cart.spec.ts"], specs)).toHaveLength(1);
  });
});
