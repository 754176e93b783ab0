import { getTranslations } from "next-intl/server";
import { trackingAddress } from "#contract/carriers.ts";

/** The number of a parcel, and the carrier's own page about it; nothing before the carrier has it. */
export async function ParcelTracking({ carrier, number }: { carrier: string; number: string | null }) {
  if (number === null) return null;
  const t = await getTranslations("order");
  const page = trackingAddress(carrier, number);
  return (
    <div>
      <p className="tabular-nums">{t("trackingNumber", { number })}</p>
      {page !== null && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-bold underline decoration-thread decoration-2 underline-offset-4"
        >
          {t("track", { carrier })}
        </a>
      )}
    </div>
  );
}
