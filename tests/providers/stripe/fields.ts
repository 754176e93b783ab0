import { useEffect, type ReactNode } from "react";
import { typed } from "../typed.ts";
import { stripeKeys } from "./server.ts";

/*
 * Stripe's fields are frames of its host, which a document without a browser does not show: what stands in for them has the
 * interface of its library and asks the same server, with the key that browsers know.
 */

interface StripeAnswer {
  id: string;
  error?: { type: string; code: string; decline_code?: string };
}
async function askStripe(path: string, fields: Record<string, string>): Promise<StripeAnswer> {
  const body = new URLSearchParams({ ...fields, key: stripeKeys.publicKey });
  return (await fetch(`${typed.stripe}/v1/${path}`, { method: "POST", body })).json() as Promise<StripeAnswer>;
}

export const typedCard = (): Promise<StripeAnswer> =>
  askStripe("payment_methods", {
    type: "card",
    "card[number]": typed.number,
    "card[exp_month]": "4",
    "card[exp_year]": "2030",
  });

export const Elements = ({ children }: { children: ReactNode }): ReactNode => children;

export function PaymentElement({ onReady }: { onReady: () => void }): null {
  // oxlint-disable-next-line react/exhaustive-deps -- as the library does, once
  useEffect(() => onReady(), []);
  return null;
}

export const useElements = () => ({ submit: async () => ({}) });

export const useStripe = () => ({
  createPaymentMethod: async () => {
    const { error, ...paymentMethod } = await typedCard();
    return error ? { error } : { paymentMethod };
  },
  confirmSetup: async ({ clientSecret }: { clientSecret: string }) => {
    const [intent = ""] = clientSecret.split("_secret_");
    const { id: payment_method } = await typedCard();
    const confirmed = await askStripe(`setup_intents/${intent}/confirm`, {
      payment_method,
      client_secret: clientSecret,
    });
    return confirmed.error ? { error: confirmed.error } : { setupIntent: confirmed };
  },
});
