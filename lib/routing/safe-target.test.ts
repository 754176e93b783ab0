import { describe, expect, it } from "vitest";
import { safeTarget, withCarriedHash } from "./safe-target.ts";

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

describe("withCarriedHash", () => {
  it.each([
    ["/infos/orders?page=1", "#PM-2026-100001", "/infos/orders?page=1#PM-2026-100001"],
    ["/infos", "", "/infos"],
    ["/infos", "#", "/infos"],
    ["/infos#data", "#piece-1", "/infos#data"],
    ["/infos", "#:~:text=x", "/infos"],
    ["/infos", "#a%22b", "/infos"],
    ["/infos", "#a/../b", "/infos"],
    ["/infos", `#${"a".repeat(101)}`, "/infos"],
  ])("of %s and %s is %s", (target, hash, expected) => expect(withCarriedHash(target, hash)).toBe(expected));
});
