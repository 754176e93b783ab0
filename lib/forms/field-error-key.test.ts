import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldError } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { signIn, signUp } from "#contract/session.ts";
import { addressInputSchema } from "#contract/addresses.ts";
import { fieldErrorKey } from "./field-error-key.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

async function keysOf(schema: Parameters<typeof zodResolver>[0], values: Record<string, unknown>) {
  const { errors } = await zodResolver(schema)(values, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, fieldErrorKey(error as FieldError, values[name])]),
  );
}

describe("what a broken rule of the contract is called", () => {
  it("asks for empty fields", async () =>
    expect(await keysOf(signIn.body, { email: " ", password: "" })).toEqual({
      email: "required",
      password: "required",
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
  expect(fieldErrorKey({ type: "postcode_invalid" }, "1")).toBe("postcode_invalid"));
it("has a word for anything else", () =>
  expect(fieldErrorKey({ type: "custom", message: "Invalid input" }, "x")).toBe("invalid"));
