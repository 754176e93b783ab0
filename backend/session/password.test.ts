import { describe, expect, it } from "vitest";
import { hashPassword, isPasswordRight } from "./password.ts";

describe("passwords", () => {
  it("knows the password it hashed, in either Unicode form, and no other", async () => {
    const stored = await hashPassword("crème brûlée 12");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordRight(stored, "crème brûlée 12".normalize("NFD"))).toBe(true);
    expect(await isPasswordRight(stored, "creme brulee 12")).toBe(false);
  });
  it("is never right where there is no account", async () =>
    expect(await isPasswordRight(null, "anything at all")).toBe(false));
});
