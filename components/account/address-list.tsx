import { getLocale, getTranslations } from "next-intl/server";
import type { Address } from "#contract/addresses.ts";
import { AddressCard } from "./address-card.tsx";

/** Saved addresses, the default one of each kind first. */
export async function AddressList({
  shipping,
  billing,
}: {
  shipping: readonly Address[];
  billing: readonly Address[];
}) {
  const [t, locale] = await Promise.all([getTranslations("accountAddress"), getLocale()]);
  if (shipping.length + billing.length === 0) return <p className="text-muted">{t("none")}</p>;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {shipping.map((address) => (
        <AddressCard
          key={address.id}
          title={t(address.is_default ? "defaultShipping" : "shipping")}
          address={address}
          locale={locale}
        />
      ))}
      {billing.map((address) => (
        <AddressCard
          key={address.id}
          title={t(address.is_default ? "defaultBilling" : "billing")}
          address={address}
          locale={locale}
        />
      ))}
    </div>
  );
}
