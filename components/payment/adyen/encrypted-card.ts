import { encryptedCardSchema, type EncryptedCard } from "#contract/payment-methods.ts";

/** What Adyen's fields answer, as the API takes it: nothing of what the library adds; null while a field is missing. */
export function toEncryptedCard(data: object, brand: string | undefined): EncryptedCard | null {
  const known = Object.entries({ ...(brand && brand !== "card" ? { brand } : {}), ...data }).filter(
    ([name]) => name in encryptedCardSchema.shape,
  );
  return encryptedCardSchema.safeParse(Object.fromEntries(known)).data ?? null;
}
