import { getTranslations } from "next-intl/server";
import type { Address } from "#contract/addresses.ts";
import type { Locale } from "#contract/locale.ts";
import { Card } from "#components/ui/card.tsx";
import { addressLines } from "#lib/addresses/address-lines.ts";

/** An address as it stands on a parcel. */
export async function AddressCard({
  title,
  address,
  locale,
}: {
  title: string;
  address: Address | null;
  locale: Locale;
}) {
  const t = await getTranslations("account");
  return (
    <Card as="section" tone="outline">
      <h2 className="mb-2 text-lg">{title}</h2>
      {address ? (
        <address className="not-italic">
          {addressLines(address, locale).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      ) : (
        <p className="text-muted">{t("noAddress")}</p>
      )}
    </Card>
  );
}
