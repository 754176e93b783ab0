import type { z } from "zod";
import { paymentPlatformSchema } from "#contract/payment-methods.ts";
import { isChargedLater } from "../payments/on-session-method.ts";
import type { PaymentProvider } from "../payments/provider.ts";

type Platform = z.infer<typeof paymentPlatformSchema>;

/** What each provider's account offers for an order of the shop, or for boxes; a provider with nothing to offer is left out. */
export async function offerPlatforms(
  providers: readonly Pick<PaymentProvider, "gateway" | "offeredTypes" | "publicKey">[],
  isForShop: boolean,
): Promise<Platform[]> {
  const platforms = await Promise.all(
    providers.map(async ({ gateway, offeredTypes, publicKey }) => {
      const types = (await offeredTypes()).filter((type) => isForShop || isChargedLater(type));
      if (types.length === 0) return [];
      return [paymentPlatformSchema.parse({ platform: gateway, payment_method_types: types, public_key: publicKey })];
    }),
  );
  return platforms.flat();
}
