import { describe, expect, it } from "vitest";
import { hashPassword, isPasswordGuessable, isPasswordRight } from "./password.ts";

describe("passwords", () => {
  it("knows the password it hashed, in either Unicode form, and no other", async () => {
    const stored = await hashPassword("crème brûlée 12");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordRight(stored, "crème brûlée 12".normalize("NFD"))).toBe(true);
    expect(await isPasswordRight(stored, "creme brulee 12")).toBe(false);
  });
  it("is never right where there is no account", async () =>
    expect(await isPasswordRight(null, "anything at all")).toBe(false));

  it.each([
    ["aaaaaaaaaa", true],
    ["1234567890", true],
    ["abcdefghijkl", true],
    ["jeanne.martin@example.com", true],
    ["jeanne.martin", true],
    ["motdepasse123", true],
    ["0987654321", true],
    ["azertyuiop", true],
    ["Malle-demo-2026", false],
    ["trois petits chats", false],
  ])("%s guessable: %s", (password, expected) =>
    expect(isPasswordGuessable(password, "Jeanne.Martin@example.com")).toBe(expected),
  );
});
