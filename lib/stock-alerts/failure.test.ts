import { expect, it } from "vitest";
import { AppError } from "#lib/http/app-error.ts";
import { alertFailure } from "./failure.ts";

const words = {
  available: "in stock",
  emailInvalid: "no address",
  emailDisposable: "thrown away",
  tooMany: "too many",
  failed: "failed",
};

it.each([
  ["CONFLICT", "in stock"],
  ["EMAIL_INVALID", "no address"],
  ["TOO_MANY_REQUESTS", "too many"],
  ["ALERT_LINK_INVALID", "no link"],
  ["INTERNAL", "failed"],
])("says of %s: %s", (code, said) =>
  expect(alertFailure(new AppError("http", code, code), words, "no link")).toBe(said),
);
it("says of an address that it is thrown away", () => {
  const fields = [{ path: "body.email", code: "email_disposable" }];
  const problem = { type: "", title: "", status: 422, code: "EMAIL_INVALID", request_id: "", fields };
  const error = new AppError("domain", problem.code, "", { problem });
  expect(alertFailure(error, words, "no link")).toBe("thrown away");
});
it("says of anything else that it failed", () => expect(alertFailure(new Error("x"), words, "no link")).toBe("failed"));
