import { expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { paymentErrorKey } from "./payment-error-key.ts";

it.each([
  [["insufficient_funds", "card_declined", "card_error"], "insufficient_funds"],
  [["a_reason_of_tomorrow", "card_declined", "card_error"], "card_declined"],
  [["do_not_honor", "card_declined"], "call_issuer"],
  [[null, undefined, "api_error"], "processing_error"],
  [["toString"], "unknown"],
  [[], "unknown"],
])("finds the text of %j", (codes, expected) => expect(paymentErrorKey(...codes)).toBe(expected));

it.each(locales)("every text is there in %s, and each is one a reason leads to", async (locale) => {
  const texts = (await loadMessages(locale)).website.error.payment;
  for (const key of Object.keys(texts)) expect(key === "unknown" ? key : paymentErrorKey(key)).toBe(key);
  expect(Object.values(texts).every((text) => text.length > 0)).toBe(true);
});
