import type { z } from "zod";
import { paymentPlatformSchema } from "#contract/payment-methods.ts";
import { isChargedLater } from "../payments/on-session-method.ts";
import type { PaymentProvider } from "../payments/provider.ts";

type Platform = z.infer<typeof paymentPlatformSchema>;

/** What each provider offers for an order of the shop, or for boxes; a provider with nothing to offer is left out. */
export const offerPlatforms = (
  providers: readonly Pick<PaymentProvider, "gateway" | "paymentMethodTypes" | "publicKey">[],
  isForShop: boolean,
): Platform[] =>
  providers.flatMap(({ gateway, paymentMethodTypes, publicKey }) => {
    const types = paymentMethodTypes.filter((type) => isForShop || isChargedLater(type));
    if (types.length === 0) return [];
    return [paymentPlatformSchema.parse({ platform: gateway, payment_method_types: types, public_key: publicKey })];
  });
