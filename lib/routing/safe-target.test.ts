import { describe, expect, it } from "vitest";
import { safeTarget } from "./safe-target.ts";

describe("safeTarget", () => {
  it.each(["/infos", "/de/shop/cart?x=1#top", "/shop/denim"])("keeps %s", (target) =>
    expect(safeTarget(target, "/")).toBe(target),
  );
  it.each([
    "",
    null,
    undefined,
    "infos",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a\nb",
    "/\t/evil.example",
    `/${"a".repeat(1000)}`,
  ])("refuses %j", (target) => expect(safeTarget(target, "/infos")).toBe("/infos"));
  it("does not let dots climb to another host", () => expect(safeTarget("/..//evil.example", "/infos")).toBe("/infos"));
});
