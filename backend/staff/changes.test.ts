import { expect, it } from "vitest";
import { changesBetween } from "./changes.ts";
import { hidden, withoutSecrets } from "./without-secrets.ts";

it("hides passwords, tokens, codes and card numbers wherever they stand, and nothing else", () => {
  expect(
    withoutSecrets({
      password: "Sieben-bunte-Knöpfe",
      new_password: "x",
      nested: [{ refresh_token: "r", code: "GIFT-1234" }],
      payment: { provider_payment_method_id: "pm_1", redirect_result: "r" },
      comment: "my card is 4242 4242-4242 4242, my order 2026-000123, my phone +33 6 12 34 56 78",
      status_details: { code: "OPEN" },
      country_code: "FR",
      postcode: "44000",
      photo_url: "http://shop.test/files/a.webp?signature=abc",
      photo: new File(["abc"], "léa.jpg", { type: "image/jpeg" }),
      codes: ["WELCOME10"],
      access_key: "k",
      encrypted_card: { encryptedCardNumber: "e" },
      none: undefined,
    }),
  ).toEqual({
    password: hidden,
    new_password: hidden,
    nested: [{ refresh_token: hidden, code: hidden }],
    payment: { provider_payment_method_id: hidden, redirect_result: hidden },
    comment: `my card is ${hidden}, my order 2026-000123, my phone +33 6 12 34 56 78`,
    status_details: { code: "OPEN" },
    country_code: "FR",
    postcode: "44000",
    photo_url: "http://shop.test/files/a.webp",
    photo: "image/jpeg, 3 bytes",
    codes: hidden,
    access_key: hidden,
    encrypted_card: hidden,
  });
});

it("cuts long texts", () => expect(withoutSecrets("é".repeat(900))).toBe(`${"é".repeat(500)}…`));

it("tells each field that differs, with its old and its new value", () => {
  const before = { id: "1", firstname: "Ada", address: { city: "Lyon", phone: null }, wishes: [1, 2], image: "a" };
  const after = { id: "1", firstname: "Zoé", address: { city: "Nantes", phone: null }, wishes: [1], image: "b" };
  expect(changesBetween(before, after)).toEqual([
    { field: "firstname", before: "Ada", after: "Zoé" },
    { field: "address.city", before: "Lyon", after: "Nantes" },
    { field: "wishes", before: [1, 2], after: [1] },
  ]);
});

it("tells all fields of what was made or deleted, records in it by their ids, and secrets not at all", () => {
  expect(changesBetween(null, { city: "Lyon", token: "t", lines: [{ product_id: 1, name: "robe" }] })).toEqual([
    { field: "city", before: null, after: "Lyon" },
    { field: "token", before: null, after: hidden },
    { field: "lines", before: null, after: [{ product_id: 1 }] },
  ]);
  expect(changesBetween({ city: "Lyon" }, null)).toEqual([{ field: "city", before: "Lyon", after: null }]);
  expect(changesBetween({ a: 1 }, { a: 1 })).toEqual([]);
});
