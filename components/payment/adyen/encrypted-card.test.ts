import { expect, it } from "vitest";
import { toEncryptedCard } from "./encrypted-card.ts";

const fields = {
  encryptedCardNumber: "a",
  encryptedExpiryMonth: "b",
  encryptedExpiryYear: "c",
  encryptedSecurityCode: "d",
};

it("hands over the encrypted fields and the brand, and nothing the library adds", () =>
  expect(toEncryptedCard({ type: "scheme", sdkData: "x", checkoutAttemptId: "y", ...fields }, "mc")).toEqual({
    ...fields,
    brand: "mc",
  }));

it("takes the brand the customer chose before the one that was recognised, and none that is no brand", () => {
  expect(toEncryptedCard({ ...fields, brand: "cartebancaire" }, "visa")?.brand).toBe("cartebancaire");
  expect(toEncryptedCard(fields, "card")).toEqual(fields);
});

it("hands over nothing while a field is missing", () =>
  expect(toEncryptedCard({ ...fields, encryptedSecurityCode: undefined }, "mc")).toBeNull());
