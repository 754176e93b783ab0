import { describe, expect, test } from "vitest";
import { judge, planSecondLook, readEnd, type Run, type TestResult } from "./second-look.ts";

type Status = TestResult["status"];

const result = (title: string, status: Status, more: Partial<TestResult> = {}): TestResult => ({
  title,
  file: `${title.split(" ")[0]}.spec.ts`,
  status,
  group: title,
  evidence: [],
  ...more,
});
const run = (...results: TestResult[]): Run => ({ results, errors: [] });
const titles = (tests: readonly { title: string }[]): string[] => tests.map(({ title }) => title);
const bounds = { files: 2, tests: 3 };

describe("the end of a run", () => {
  test("is a failure without a report, whatever the exit code", () => {
    expect(readEnd(0, null).errors).toEqual(["came to no end that can be read, exit code 0"]);
  });

  test("is a failure where the exit code says so and no test does", () => {
    expect(readEnd(1, run(result("cart adds", "passed"))).errors).toEqual(["exit code 1, though no test failed"]);
  });

  test.each<[number, Run]>([
    [0, run(result("cart adds", "passed"))],
    [1, run(result("cart adds", "failed"))],
    [1, run(result("cart adds", "not-run"))],
    [1, { results: [], errors: ["no server"] }],
  ])("of code %j is what its report says otherwise", (code, said) => {
    expect(readEnd(code, said)).toBe(said);
  });
});

describe("what is run again", () => {
  test("is what failed and what did not run, not what passed or skips itself", () => {
    const first = run(
      result("cart adds", "passed"),
      result("cart merges", "failed"),
      result("quiz asks", "not-run"),
      result("quiz waits", "skipped"),
    );
    expect(titles(planSecondLook(first, bounds))).toEqual(["cart merges", "quiz asks"]);
  });

  test("has with it all that it depends on", () => {
    const serial = { group: "outage" };
    const first = run(
      result("outage begins", "passed", serial),
      result("outage lasts", "failed", serial),
      result("outage ends", "not-run", serial),
      result("outage by itself", "passed"),
    );
    expect(titles(planSecondLook(first, bounds))).toEqual(["outage begins", "outage lasts", "outage ends"]);
  });

  test("is nothing where more files fail than do by chance", () => {
    const first = run(...["cart", "quiz", "shop"].map((file) => result(`${file} opens`, "failed")));
    expect(planSecondLook(first, bounds)).toEqual([]);
    expect(planSecondLook(first, { files: 3, tests: 3 })).toHaveLength(3);
  });

  test("is nothing where more tests of one file do; those that only follow a failed one are not counted", () => {
    const many = (status: Status, count: number) =>
      Array.from({ length: count }, (_, index) => result(`cart ${status} ${index}`, status));
    expect(planSecondLook(run(...many("failed", 4)), bounds)).toEqual([]);
    expect(planSecondLook(run(...many("failed", 3), ...many("not-run", 20)), bounds)).toHaveLength(23);
  });
});

describe("a run without a second look", () => {
  test("fails by the names of what failed and of what did not run", () => {
    const verdict = judge(
      {
        results: [result("cart adds", "passed"), result("cart merges", "failed"), result("cart waits", "not-run")],
        errors: ["no server"],
      },
      null,
    );
    expect(verdict.passed).toBe(1);
    expect(titles(verdict.failures)).toEqual(["cart merges", "cart waits (did not run)", "no server"]);
  });

  test("does not count a whole file among tests", () => {
    expect(judge(run(result("cart itself", "passed", { isWholeFile: true })), null).passed).toBe(0);
    expect(judge(run(result("cart itself", "failed", { isWholeFile: true })), null).failures).toHaveLength(1);
  });
});

describe("a second look", () => {
  const first = run(
    result("cart adds", "passed"),
    result("cart merges", "failed", { evidence: ["at-first.md"] }),
    result("quiz asks", "failed"),
    result("quiz waits", "not-run"),
  );

  test("tells what passes then as flaky, neither passed nor failed, with what shows both", () => {
    const verdict = judge(
      first,
      run(
        result("cart merges", "passed", { evidence: ["trace.zip"] }),
        result("quiz asks", "failed", { evidence: ["trace-2.zip"] }),
        result("quiz waits", "passed"),
      ),
    );
    expect(verdict).toEqual({
      passed: 2,
      failures: [{ title: "quiz asks", evidence: ["trace-2.zip"] }],
      flaky: [{ title: "cart merges", evidence: ["at-first.md", "trace.zip"] }],
    });
  });

  test("loses nothing that still did not run, or that it has no result of", () => {
    const verdict = judge(first, run(result("cart merges", "passed"), result("quiz waits", "not-run")));
    expect(titles(verdict.failures)).toEqual(["quiz asks", "quiz waits (did not run)"]);
  });

  test("excuses nothing where it came to no end", () => {
    const verdict = judge(first, readEnd(1, null));
    expect(verdict).toMatchObject({ passed: 1, flaky: [] });
    expect(verdict.failures).toHaveLength(4);
  });

  test("hides nothing that fails for the first time, and counts it once", () => {
    const verdict = judge(run(result("cart adds", "passed")), run(result("cart adds", "failed")));
    expect(verdict).toMatchObject({ passed: 0, failures: [{ title: "cart adds" }], flaky: [] });
  });

  test("takes no test that skips itself then for one that passed; it may where it never ran", () => {
    const again = run(result("cart merges", "skipped"), result("quiz asks", "passed"), result("quiz waits", "skipped"));
    expect(titles(judge(first, again).failures)).toEqual(["cart merges"]);
  });

  test("counts the tests that a file kept from running at first", () => {
    const whole = { isWholeFile: true };
    const verdict = judge(
      run(result("cart itself", "failed", whole)),
      run(result("cart itself", "passed", whole), result("cart adds", "passed"), result("cart merges", "passed")),
    );
    expect(verdict).toMatchObject({ passed: 2, failures: [], flaky: [{ title: "cart itself" }] });
  });

  test("excuses nothing that went wrong outside of tests", () => {
    const wrong = { results: [result("cart merges", "failed")], errors: ["a worker was lost"] };
    expect(titles(judge(wrong, run(result("cart merges", "passed"))).failures)).toEqual(["a worker was lost"]);
  });
});
