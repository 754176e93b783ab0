import { describe, expect, test } from "vitest";
import { limitOf, parseDurations } from "./part-limit.ts";

const minuteMs = 60_000;

describe("how long a part may take", () => {
  test.each([
    ["fifty minutes where nothing is known of it", undefined, 50],
    ["four times what it last took", 12 * minuteMs, 48],
    ["as much more as it grew", 20 * minuteMs, 80],
    ["never less than ten minutes", 20_000, 10],
  ])("is %s", (_, lastMs, minutes) => {
    expect(limitOf(lastMs)).toBe(minutes * minuteMs);
  });

  test("is read from what earlier runs left", () => {
    expect(parseDurations('{"unit":256000}')).toEqual({ unit: 256_000 });
  });

  test.each(["", "{", "[3]", '{"unit":"long"}', '{"unit":-1}'])("knows nothing from %j", (text) => {
    expect(parseDurations(text)).toEqual({});
  });
});
