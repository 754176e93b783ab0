"use client";

import { useTranslations } from "next-intl";
import type { ShippingFee } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { NearbyPoints } from "#components/delivery/nearby-points.tsx";
import { PointList } from "#components/delivery/point-list.tsx";
import { QueryProvider } from "#lib/query/query-provider.tsx";

interface DropOffPointsProps {
  country: CountryCode;
  offer: ShippingFee;
  /** Where the search starts; empty without an address there. */
  postcode: string;
}

/** Where a parcel can be handed in near a postcode, nearest first, with the hours of each place. */
export function DropOffPoints({ country, offer, postcode }: DropOffPointsProps) {
  const t = useTranslations();
  return (
    <section aria-labelledby="drop-off" className="flex flex-col gap-4">
      <h2 id="drop-off" className="text-xl">
        {t("returnModeForm.points")}
      </h2>
      <QueryProvider>
        <NearbyPoints
          country={country}
          postcode={postcode}
          search={{ id: "drop-off-postcode", label: t("delivery.postcode") }}
          empty={t("returnModeForm.noPoints")}
          offer={offer}
        >
          {(points) => <PointList points={points} labelledBy="drop-off" />}
        </NearbyPoints>
      </QueryProvider>
    </section>
  );
}
