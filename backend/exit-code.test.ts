import { expect, it } from "vitest";
import { HopelessStart } from "./config/start-failure.ts";
import { exitCodeOf } from "./exit-code.ts";

it.each([
  ["what no other start can mend", new HopelessStart("DATA_DIR is a file"), 78],
  [
    "a database server that is away",
    new Error("failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) }),
    75,
  ],
  ["a full disk", Object.assign(new Error(), { code: "ENOSPC" }), 75],
  ["what nobody thought of", new TypeError("undefined is not a function"), 1],
])("ends with the code of %s", (_, error, code) => expect(exitCodeOf(error)).toBe(code));
