import { expect, it } from "vitest";
import type { ApiError } from "../http/problem.ts";
import { isDisposable, refuseDisposable } from "./disposable-email.ts";

it.each(["x@mailinator.com", "x@YopMail.com ", "x@inbox.mailinator.com", "x@a.b.guerrillamail.com"])(
  "%s is thrown away",
  (email) => expect(isDisposable(email)).toBe(true),
);

it.each([
  "jeanne@example.com",
  "jeanne@gmail.com",
  "jeanne@laposte.net",
  "jeanne@un-mailinator.example",
  "jeanne@mailinator.com.example.org",
  /* Relays of people who hide their address lead to a mailbox that is read. */
  "x7@privaterelay.appleid.com",
  "x7@duck.com",
  "x7@mozmail.com",
])("%s is kept", (email) => expect(isDisposable(email)).toBe(false));

it.each([
  ["x@mailinator.com", "email_disposable"],
  ["x@mail.gmial.com", "email_disposable"],
  ["x@gmial.com", "email_mistyped"],
  ["X@Hotmial.com", "email_mistyped"],
  ["x@hotmai.com", "email_mistyped"],
])("of %s it is said: %s", (email, code) => {
  let refusal: unknown;
  try {
    refuseDisposable(email);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ code: "EMAIL_INVALID", fields: [{ path: "body.email", code }] } satisfies Partial<
    Record<keyof ApiError, unknown>
  >);
});
