import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";

function logged(entry: object): string {
  const lines: string[] = [];
  createLogger({ LOG_LEVEL: "info" }, { write: (line) => lines.push(line) }).info(entry, "event");
  return lines.join("");
}

describe("createLogger", () => {
  it.each([
    ["a header", { headers: { authorization: "Bearer s3cret" } }],
    ["a password", { body: { password: "s3cret" } }],
    ["a refresh token", { refresh_token: "s3cret" }],
    ["a card number", { input: { body: { number: "s3cret", cvc: "s3cret" } } }],
  ])("never writes %s", (_, entry) => expect(logged(entry)).not.toContain("s3cret"));

  it("leaves the values of a failed query out", () => {
    const error = new DrizzleQueryError("select 1 where $1", ["jeanne@example.com"], new Error("connection refused"));
    expect(logged({ error })).not.toContain("jeanne@example.com");
    expect(logged({ error })).toContain("connection refused");
  });
});
