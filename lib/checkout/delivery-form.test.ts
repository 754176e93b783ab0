import { describe, expect, it } from "vitest";
import type { Address } from "#contract/addresses.ts";
import { deliveryFormSchema, newAddress, startDelivery, type DeliveryDraft } from "./delivery-form.ts";

const typed = {
  firstname: "Lea",
  lastname: "Martin",
  street: "3 rue des Lilas",
  street_extra: "",
  postcode: "75011",
  city: "Paris",
  country_code: "FR" as const,
  phone: "0612345678",
};
const values = (change: Partial<DeliveryDraft> = {}): DeliveryDraft => ({
  addressId: newAddress,
  shipping: typed,
  mode: "HOME",
  pickupPointId: "",
  isBillingSame: true,
  billingId: newAddress,
  billing: { ...typed, street: "" },
  ...change,
});
const saved = (id: string, is_default = false): Address => ({ id, ...typed, is_default });
const pathsOf = (draft: DeliveryDraft) =>
  deliveryFormSchema.safeParse(draft).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("deliveryFormSchema", () => {
  it("takes a complete address", () => expect(pathsOf(values())).toEqual([]));
  it("names each field that is missing", () =>
    expect(pathsOf(values({ shipping: { ...typed, street: " ", phone: "" } }))).toEqual([
      "shipping.street: required",
      "shipping.phone: required",
    ]));
  it("checks the postcode against the country", () =>
    expect(pathsOf(values({ shipping: { ...typed, country_code: "BE" } }))).toEqual([
      "shipping.postcode: postcode_invalid",
    ]));
  it("does not look at a form that is not used", () =>
    expect(pathsOf(values({ addressId: "saved", shipping: { ...typed, street: "" } }))).toEqual([]));
  it("needs a billing address where it differs", () =>
    expect(pathsOf(values({ isBillingSame: false }))).toEqual(["billing.street: required"]));
  it("needs a pickup point in that mode", () =>
    expect(pathsOf(values({ mode: "PICKUP_POINT" }))).toEqual(["pickupPointId: required"]));
});

describe("startDelivery", () => {
  const known = {
    client: { firstname: "Lea", lastname: "Martin", phone: null },
    shipping: [saved("a"), saved("b", true)],
    billing: [],
    country: "DE" as const,
  };
  it("starts with the default address", () =>
    expect(startDelivery(null, known)).toMatchObject({ addressId: "b", billingId: newAddress }));
  it("never asks for the name again", () =>
    expect(startDelivery(null, { ...known, shipping: [] })).toMatchObject({
      addressId: newAddress,
      shipping: { firstname: "Lea", lastname: "Martin", country_code: "DE" },
    }));
  it("keeps what was typed", () =>
    expect(startDelivery(values({ mode: "PICKUP_POINT" }), known)).toMatchObject({
      addressId: newAddress,
      shipping: typed,
      mode: "PICKUP_POINT",
    }));
  it("leaves an address that was deleted", () =>
    expect(startDelivery(values({ addressId: "gone" }), known).addressId).toBe("b"));
});
