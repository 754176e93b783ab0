import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldError } from "react-hook-form";
import { describe, expect, expectTypeOf, it } from "vitest";
import { signIn, signUp } from "#contract/session.ts";
import { addressInputSchema } from "#contract/addresses.ts";
import { fieldErrorKey, type FieldPath } from "./field-error-key.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

async function keysOf(schema: Parameters<typeof zodResolver>[0], values: Record<string, unknown>) {
  const { errors } = await zodResolver(schema)(values, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, fieldErrorKey(name, error as FieldError, values[name])]),
  );
}

describe("what a broken rule of the contract is called", () => {
  it("asks for what an empty field is to hold", async () =>
    expect(await keysOf(signIn.body, { email: " ", password: "" })).toEqual({
      email: "missing.email",
      password: "missing.password",
    }));
  it("names a wrong address and a short password", async () =>
    expect(await keysOf(signUp.body, { email: "lea@", password: "short" })).toEqual({
      email: "email_invalid",
      password: "password_too_short",
    }));
  it("names what is too long", async () =>
    expect(await keysOf(signUp.body, { email: "a@b.fr", password: "long enough", firstname: "x".repeat(81) })).toEqual({
      firstname: "too_long",
    }));
  it("names a postcode of another country", async () =>
    expect(
      await keysOf(addressInputSchema, {
        firstname: "A",
        lastname: "B",
        street: "1",
        postcode: "1234",
        city: "Lyon",
        country_code: "FR",
        phone: "0612345678",
      }),
    ).toEqual({ postcode: "postcode_invalid" }));
});

it("knows the codes a server answers", () =>
  expect(fieldErrorKey("postcode", { type: "postcode_invalid" }, "1")).toBe("postcode_invalid"));
it("has a word for anything else", () =>
  expect(fieldErrorKey("city", { type: "custom", message: "Invalid input" }, "x")).toBe("invalid"));
it("asks for a field by the last part of its path", () =>
  expect(fieldErrorKey("billing.city", { type: "too_small" }, " ")).toBe("missing.city"));
it("asks for nothing that may stay empty", () =>
  expect(fieldErrorKey("order_id", { type: "invalid" }, "")).toBe("invalid"));
it("lets no form list a field that has no words of its own", () =>
  expectTypeOf<FieldPath<{ city: string; shade: string; billing: { city: string; shade: string } }>>().toEqualTypeOf<
    "city" | "billing.city"
  >());
