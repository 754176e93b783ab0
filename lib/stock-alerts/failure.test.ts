import { expect, it } from "vitest";
import { AppError } from "#lib/http/app-error.ts";
import { alertFailure } from "./failure.ts";

const words = { available: "in stock", emailInvalid: "no address", tooMany: "too many", failed: "failed" };

it.each([
  ["CONFLICT", "in stock"],
  ["EMAIL_INVALID", "no address"],
  ["TOO_MANY_REQUESTS", "too many"],
  ["ALERT_LINK_INVALID", "no link"],
  ["INTERNAL", "failed"],
])("says of %s: %s", (code, said) =>
  expect(alertFailure(new AppError("http", code, code), words, "no link")).toBe(said),
);
it("says of anything else that it failed", () => expect(alertFailure(new Error("x"), words, "no link")).toBe("failed"));
