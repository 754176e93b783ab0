import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import {
  findChargeable,
  findLoyalty,
  findOpenBoxes,
  findOrderOverview,
  findWallet,
  loadClient,
} from "#lib/client/overview.ts";
import { mayEnter } from "#lib/navigation/account.ts";
import { href } from "#lib/routing/href.ts";
import { loadProfilesOf } from "#lib/session/account.ts";
import { AccountRooms } from "./account-rooms.tsx";
import { AddressCard } from "./address-card.tsx";
import { BenefitsOverview } from "./benefits-overview.tsx";
import { FamilyOverview } from "./family-overview.tsx";
import { OrderOverview } from "./order-overview.tsx";
import { PaymentMethodsCard } from "./payment-methods-card.tsx";

/** Whoever bought has points, most probably; who never did has nothing to spend, and gets no room that closes again. */
const hasBought = ({ shop_status, subscription_status, woman_subscription_status }: Client): boolean =>
  shop_status === "ORDERED" ||
  [subscription_status, woman_subscription_status].some((status) => status?.endsWith("_SUBSCRIPTION"));

/** Who is here, what needs them now, then the rest. Orders may fail alone. */
export async function AccountOverview({ locale }: { locale: Locale }) {
  /* Everything is asked for at once; each part waits for its own. */
  const reads = {
    orders: findOrderOverview(locale),
    boxes: findOpenBoxes(locale),
    platforms: findChargeable(locale),
    profiles: loadProfilesOf(locale, href(locale, "infos")),
    wallet: findWallet(locale),
    loyalty: findLoyalty(locale),
  };
  /* The part that shows it says so when one fails; until then, or without the part, nobody else would have heard of it. */
  void Promise.allSettled(Object.values(reads));
  const [t, client] = await Promise.all([getTranslations("account"), loadClient(locale)]);
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="text-xl">{client.firstname ? t("hello", { name: client.firstname }) : t("helloPlain")}</p>
        <p className="text-muted">{t("signedInAs", { email: client.email })}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <OrderOverview {...reads} methods={client.payment_methods} locale={locale} />
      </Suspense>
      <Suspense fallback={hasBought(client) && <Skeleton className="h-37 w-full sm:w-1/2" />}>
        <BenefitsOverview wallet={reads.wallet} loyalty={reads.loyalty} locale={locale} />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-32 w-full" />}>
        <FamilyOverview profiles={reads.profiles} locale={locale} />
      </Suspense>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <AddressCard title={t("address")} address={client.default_shipping_address} locale={locale} />
        {client.default_billing_address && (
          <AddressCard title={t("billingAddress")} address={client.default_billing_address} locale={locale} />
        )}
        <PaymentMethodsCard
          methods={client.payment_methods}
          canKeep={mayEnter("infos-add-payment", client)}
          locale={locale}
        />
      </div>
      <AccountRooms client={client} locale={locale} />
    </div>
  );
}
