import type { z } from "zod";
import type { CountryCode } from "#contract/locale.ts";
import { paymentPlatformSchema } from "#contract/payment-methods.ts";
import { findDefaultAddress } from "../addresses/store.ts";
import type { RequestContext } from "../context.ts";
import { countryOf } from "../delivery/offers.ts";
import { isChargedLater } from "../payments/on-session-method.ts";
import type { PaymentProvider } from "../payments/provider.ts";

type Platform = z.infer<typeof paymentPlatformSchema>;

interface Payer {
  country: CountryCode;
  /** An order of the shop; otherwise boxes. */
  isForShop: boolean;
}

/** The country a payment is sent with: that of the bill, where the client has an address for it, else the one they chose. */
export async function payingCountry({
  db,
  caller,
  localeOption,
}: Pick<RequestContext, "db" | "caller" | "localeOption">): Promise<CountryCode> {
  const address = caller && (await findDefaultAddress(db, caller.clientId, "billing"));
  return address?.country_code ?? countryOf(localeOption);
}

/** What each provider's account offers for an order of the shop, or for boxes; a provider with nothing to offer is left out. */
export async function offerPlatforms(
  providers: readonly Pick<PaymentProvider, "gateway" | "offeredTypes" | "publicKey">[],
  { country, isForShop }: Payer,
): Promise<Platform[]> {
  const platforms = await Promise.all(
    providers.map(async ({ gateway, offeredTypes, publicKey }) => {
      const types = (await offeredTypes(country)).filter((type) => isForShop || isChargedLater(type));
      if (types.length === 0) return [];
      return [paymentPlatformSchema.parse({ platform: gateway, payment_method_types: types, public_key: publicKey })];
    }),
  );
  return platforms.flat();
}
