import { expect, it } from "vitest";
import { HopelessStart } from "../config/start-failure.ts";
import { planUpgrade } from "./plan-upgrade.ts";

const known = [
  { tag: "0000_init", hash: "a" },
  { tag: "0001_triggers", hash: "b" },
  { tag: "0002_words", hash: "c" },
];

it("makes an empty database", () => expect(planUpgrade(known, [])).toBe("create"));

it("leaves one of the same program alone", () => expect(planUpgrade(known, ["a", "b", "c"])).toBe("none"));

it.each([
  [["a"], { from: "0000_init", to: "0002_words" }],
  [["a", "b"], { from: "0001_triggers", to: "0002_words" }],
])("upgrades an older one, which has %j", (applied, upgrade) => expect(planUpgrade(known, applied)).toEqual(upgrade));

it("refuses one of a newer program, and says what it knows itself", () => {
  const plan = () => planUpgrade(known, ["a", "b", "c", "d"]);
  expect(plan).toThrow(HopelessStart);
  expect(plan).toThrow(
    /made by a newer program: it has 4 migrations, this program knows 3, up to 0002_words; .*DATA_DIR/,
  );
});

it.each([[["a", "x"]], [["x"]], [["a", "x", "c", "d"]]])(
  "refuses one with migrations that were changed or are not ours: %j",
  (applied) => {
    const plan = () => planUpgrade(known, applied);
    expect(plan).toThrow(HopelessStart);
    expect(plan).toThrow(/not made by a release of this program: its migration \d is not 000\d_/);
  },
);
