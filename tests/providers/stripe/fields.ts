import { createContext, createElement, use, useEffect, type ReactNode } from "react";
import { typed } from "../typed.ts";
import { agreedInBrowser } from "./objects.ts";
import { stripeKeys } from "./server.ts";

/*
 * Stripe's fields are frames of its host, which a document without a browser does not show: what stands in for them has the
 * interface of its library and asks the same server, with the key that browsers know.
 */

interface StripeAnswer {
  id: string;
  status?: string;
  error?: StripeRefusal;
  last_setup_error?: StripeRefusal;
  next_action?: { redirect_to_url: { url: string } };
}
interface StripeRefusal {
  type: string;
  code: string;
  decline_code?: string;
}

async function askStripe(
  path: string,
  fields: Record<string, string>,
  method: "POST" | "GET" = "POST",
): Promise<StripeAnswer> {
  const body = new URLSearchParams({ ...fields, key: stripeKeys.publicKey });
  const address = `${typed.stripe}/v1/${path}`;
  const answer = method === "GET" ? fetch(`${address}?${body}`) : fetch(address, { method: "POST", body });
  return (await answer).json() as Promise<StripeAnswer>;
}

export const typedCard = (): Promise<StripeAnswer> =>
  askStripe("payment_methods", {
    type: "card",
    "card[number]": typed.number,
    "card[exp_month]": "4",
    "card[exp_year]": "2030",
  });

interface ElementsOptions {
  allowedPaymentMethodTypes: readonly string[];
}
const OptionsContext = createContext<ElementsOptions>({ allowedPaymentMethodTypes: ["card"] });

export const Elements = ({ options, children }: { options: ElementsOptions; children: ReactNode }): ReactNode =>
  createElement(OptionsContext, { value: options }, children);

export function PaymentElement({ onReady }: { onReady: () => void }): null {
  // oxlint-disable-next-line react/exhaustive-deps -- as the library does, once
  useEffect(() => onReady(), []);
  return null;
}

export function useElements() {
  const [type = "card"] = use(OptionsContext).allowedPaymentMethodTypes;
  return { type, submit: async () => ({}) };
}

interface ToConfirm {
  elements: { type: string };
  clientSecret: string;
  confirmParams: { return_url: string };
}

/** A card's bank asks in a frame over the page, a service on a page of its own, which this one is left for. */
async function confirmSetup({ elements: { type }, clientSecret: client_secret, confirmParams }: ToConfirm) {
  const isCard = type === "card";
  const { id: payment_method } = isCard ? await typedCard() : await askStripe("payment_methods", { type });
  const path = `setup_intents/${client_secret.split("_secret_")[0]}`;
  const agreement = isCard ? {} : agreedInBrowser;
  const confirm = { payment_method, client_secret, ...confirmParams, ...agreement };
  const confirmed = await askStripe(`${path}/confirm`, confirm);
  if (confirmed.error) return { error: confirmed.error };
  const url = confirmed.next_action?.redirect_to_url.url;
  if (url === undefined) return { setupIntent: confirmed };
  if (!isCard) {
    typed.left.push(url);
    return new Promise<never>(() => undefined);
  }
  await fetch(`${typed.stripe}${new URL(url).pathname}?frame=1&answer=${typed.atBank}`);
  const answered = await askStripe(path, { client_secret }, "GET");
  return answered.status === "succeeded" ? { setupIntent: answered } : { error: answered.last_setup_error };
}

export const useStripe = () => ({
  createPaymentMethod: async () => {
    const { error, ...paymentMethod } = await typedCard();
    return error ? { error } : { paymentMethod };
  },
  confirmSetup,
});
