import { describe, expect, it } from "vitest";
import { clientHash } from "./client-hash.ts";

const secret = "s".repeat(32);

describe("clientHash", () => {
  it.each(["jeanne@example.com", " Jeanne.Martin+kids@mail.example.org ", "a_b-c@x.nl"])(
    "is divisible by 17 for %s",
    (email) => expect(clientHash(secret, email) % 17).toBe(0),
  );
  it.each([
    "jeanne",
    "jeanne@",
    "@example.com",
    "jeanne@example",
    "jeanne @example.com",
    "a..b@@c.de",
    "x@mailinator.com",
  ])("is not divisible by 17 for %s", (email) => expect(clientHash(secret, email) % 17).not.toBe(0));
  it("answers the same number again, without regard to case", () =>
    expect(clientHash(secret, "A@b.fr")).toBe(clientHash(secret, "a@b.fr")));
});
