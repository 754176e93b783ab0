import { typed } from "../typed.ts";
import { adyenKeys } from "./keys.ts";

/*
 * Adyen's fields are frames of its host, which a document without a browser does not show: what stands in for them has the
 * interface of its library and asks the same server.
 */

interface AdyenConfiguration {
  session?: { id: string; sessionData: string };
  onPaymentCompleted: () => void;
  onPaymentFailed: () => void;
}

export const AdyenCheckout = (configuration: AdyenConfiguration): Promise<AdyenConfiguration> =>
  Promise.resolve(configuration);

export const Redirect = Object;

export class Card {
  readonly configuration: AdyenConfiguration;
  isValid = true;
  constructor(configuration: AdyenConfiguration) {
    this.configuration = configuration;
  }
  mount = () => undefined;
  unmount = () => undefined;
  get data() {
    const [encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = ["month", "year", "code"];
    const dates = { encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode };
    return { paymentMethod: { type: "scheme", encryptedCardNumber: typed.number, ...dates } };
  }
  async submit() {
    const { session, onPaymentCompleted, onPaymentFailed } = this.configuration;
    const address = `${typed.adyen}/checkoutshopper/v1/sessions/${session?.id}/payments?clientKey=${adyenKeys.clientKey}`;
    const body = JSON.stringify({ sessionData: session?.sessionData, ...this.data });
    const { resultCode } = (await (await fetch(address, { method: "POST", body })).json()) as { resultCode: string };
    if (resultCode === "Authorised") onPaymentCompleted();
    else onPaymentFailed();
  }
}
