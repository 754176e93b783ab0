import { getTranslations } from "next-intl/server";
import type { Address } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { Card } from "#components/ui/card.tsx";

/** An address as it stands on a parcel. */
export async function AddressCard({ title, address, locale }: { title: string; address: Address | null; locale: Locale }) {
  const t = await getTranslations("account");
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return (
    <Card as="section" tone="outline">
      <h2 className="mb-2 text-lg">{title}</h2>
      {address ? (
        <address className="not-italic">
          {[
            `${address.firstname} ${address.lastname}`, address.street, address.street_extra, `${address.postcode} ${address.city}`,
            countries.of(address.country_code), address.phone,
          ]
            .filter(Boolean)
            .map((row) => (
              <span key={row} className="block">
                {row}
              </span>
            ))}
        </address>
      ) : (
        <p className="text-muted">{t("noAddress")}</p>
      )}
    </Card>
  );
}
