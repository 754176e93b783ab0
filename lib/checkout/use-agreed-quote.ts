"use client";

import { useState } from "react";
import type { Quote } from "#contract/orders.ts";
import { differenceBetween, type QuoteDifference } from "./quote-difference.ts";

/**
 * Keeps the quote a customer has seen for the same question, and what changed since. `agree` takes over the shown
 * one: call it when the customer confirms.
 */
export function useAgreedQuote(
  question: string,
  quote: Quote | undefined,
): { difference: QuoteDifference | null; agree: () => void } {
  const [agreed, setAgreed] = useState<{ question: string; quote: Quote } | null>(null);
  if (quote && agreed?.question !== question) setAgreed({ question, quote });
  const difference = quote && agreed?.question === question ? differenceBetween(agreed.quote, quote) : null;
  return { difference, agree: () => setAgreed(quote ? { question, quote } : null) };
}
