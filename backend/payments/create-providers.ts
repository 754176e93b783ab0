import type { Dependencies } from "../context.ts";
import type { PaymentProvider, PaymentProviders } from "./provider.ts";
import { createSandboxProvider } from "./sandbox/provider.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment" | "log">;

async function createStripe(needs: Needs): Promise<PaymentProvider[]> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = needs.environment;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLIC_KEY || !STRIPE_WEBHOOK_SECRET) return [];
  const { createStripeProvider } = await import("./stripe/provider.ts");
  return [
    createStripeProvider(
      needs,
      {
        secretKey: STRIPE_SECRET_KEY,
        publicKey: STRIPE_PUBLIC_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiBase: STRIPE_API_BASE,
      },
      needs.log,
    ),
  ];
}

async function createAdyen({ environment, log }: Needs): Promise<PaymentProvider[]> {
  const { ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_CLIENT_KEY, ADYEN_HMAC_KEY } = environment;
  if (!ADYEN_API_KEY || !ADYEN_MERCHANT_ACCOUNT || !ADYEN_CLIENT_KEY || !ADYEN_HMAC_KEY) return [];
  const { createAdyenProvider } = await import("./adyen/provider.ts");
  return [
    createAdyenProvider(
      {
        apiKey: ADYEN_API_KEY,
        merchantAccount: ADYEN_MERCHANT_ACCOUNT,
        clientKey: ADYEN_CLIENT_KEY,
        hmacKey: ADYEN_HMAC_KEY,
        environment: environment.ADYEN_ENVIRONMENT,
        livePrefix: environment.ADYEN_LIVE_PREFIX,
        apiBase: environment.ADYEN_API_BASE,
      },
      log,
    ),
  ];
}

/** The providers whose keys are there; the sandbox when there are none. A library is loaded only where it is used. */
export async function createPaymentProviders(needs: Needs): Promise<PaymentProviders> {
  const real = [...(await createStripe(needs)), ...(await createAdyen(needs))];
  const providers = real.length > 0 ? real : [createSandboxProvider(needs)];
  return new Map(providers.map((provider) => [provider.gateway, provider]));
}
