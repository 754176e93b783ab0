import { expect, it } from "vitest";
import { AppError } from "#lib/http/app-error.ts";
import { alertFailure } from "./failure.ts";

const words = {
  available: "in stock",
  emailInvalid: "no address",
  emailDisposable: "thrown away",
  emailMistyped: "meant {email}?",
  tooMany: "too many",
  failed: "failed",
};

const asked = { email: "lea@gmial.com", linkInvalid: "no link" };

it.each([
  ["CONFLICT", "in stock"],
  ["EMAIL_INVALID", "no address"],
  ["TOO_MANY_REQUESTS", "too many"],
  ["ALERT_LINK_INVALID", "no link"],
  ["INTERNAL", "failed"],
])("says of %s: %s", (code, said) => expect(alertFailure(new AppError("http", code, code), words, asked)).toBe(said));
it.each([
  ["email_disposable", "thrown away"],
  ["email_mistyped", "meant lea@gmail.com?"],
])("says what is wrong with an address: %s", (broken, said) => {
  const fields = [{ path: "body.email", code: broken }];
  const problem = { type: "", title: "", status: 422, code: "EMAIL_INVALID", request_id: "", fields };
  const error = new AppError("domain", problem.code, "", { problem });
  expect(alertFailure(error, words, asked)).toBe(said);
});
it("says of anything else that it failed", () => expect(alertFailure(new Error("x"), words, asked)).toBe("failed"));
