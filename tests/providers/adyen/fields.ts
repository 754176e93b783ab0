import { typed } from "../typed.ts";
import { adyenKeys } from "./keys.ts";

/*
 * Adyen's fields are frames of its host, which a document without a browser does not show: what stands in for them has the
 * interface of its library and asks the same server.
 */

interface AdyenConfiguration {
  session?: { id: string; sessionData: string };
  beforeRedirect: (resolve: () => void, reject: () => void, redirect: { url: string; method: string }) => void;
  onPaymentCompleted: () => void;
  onPaymentFailed: () => void;
  /** `cause`: what Adyen answered. */
  onError: (error: { name: string; cause: unknown }) => void;
}
interface Data {
  paymentMethod: Record<string, string>;
}
interface AdyenAnswer {
  resultCode: string;
  action?: { url: string; method: string };
}

export const AdyenCheckout = (configuration: AdyenConfiguration): Promise<AdyenConfiguration> =>
  Promise.resolve(configuration);

abstract class Piece {
  readonly configuration: AdyenConfiguration;
  isValid = true;
  constructor(configuration: AdyenConfiguration) {
    this.configuration = configuration;
  }
  mount = () => undefined;
  unmount = () => undefined;
  protected async send(data: Data): Promise<void> {
    const { session, beforeRedirect, onPaymentCompleted, onPaymentFailed, onError } = this.configuration;
    const address = `${typed.adyen}/checkoutshopper/v1/sessions/${session?.id}/payments?clientKey=${adyenKeys.clientKey}`;
    const body = JSON.stringify({ sessionData: session?.sessionData, ...data });
    const answered = await fetch(address, { method: "POST", body });
    const answer: unknown = await answered.json();
    if (!answered.ok) return onError({ name: "NETWORK_ERROR", cause: answer });
    const { resultCode, action } = answer as AdyenAnswer;
    if (action) {
      const leave = () => void typed.left.push(action.url);
      beforeRedirect(leave, () => undefined, action);
    } else if (resultCode === "Authorised") onPaymentCompleted();
    else onPaymentFailed();
  }
}

export class Card extends Piece {
  get data() {
    const [encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = ["month", "year", "code"];
    const dates = { encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode };
    return { paymentMethod: { type: "scheme", encryptedCardNumber: typed.number, ...dates } };
  }
  submit = () => this.send(this.data);
}

interface RedirectOptions {
  type: string;
  beforeSubmit: (data: Data, piece: unknown, go: { resolve: (data: Data) => void; reject: () => void }) => void;
}
/** A service, asked on its own page. */
export class Redirect extends Piece {
  readonly options: RedirectOptions;
  constructor(configuration: AdyenConfiguration, options: RedirectOptions) {
    super(configuration);
    this.options = options;
  }
  async submit() {
    const { type, beforeSubmit } = this.options;
    const data = await new Promise<Data>((resolve, reject) =>
      beforeSubmit({ paymentMethod: { type } }, this, { resolve, reject }),
    );
    await this.send(data);
  }
}
