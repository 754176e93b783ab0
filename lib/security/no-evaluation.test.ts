import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Runs a program whose zod nobody has used before; answers what it evaluated. */
const evaluatedBy = (first: string): string =>
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `globalThis.Function = new Proxy(Function, { construct: (target, code) => (console.log("evaluated"), Reflect.construct(target, code)) });
      ${first}
      const { z } = await import("zod");
      if (!z.object({ size: z.string() }).safeParse({ size: "4A" }).success) console.log("refused");`,
    ],
    { encoding: "utf8" },
  );

it("lets zod check objects without trying to evaluate anything", () =>
  expect(
    evaluatedBy(
      `const { keepZodFromEvaluating } = await import("#lib/security/no-evaluation.ts"); keepZodFromEvaluating();`,
    ),
  ).toBe(""));

it("is needed: zod tries it otherwise", () => expect(evaluatedBy("")).toContain("evaluated"));
