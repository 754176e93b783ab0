"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PickupPoint, ShippingFee } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { NearbyPoints } from "#components/delivery/nearby-points.tsx";
import { PointDetails } from "#components/delivery/point-details.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatDistance } from "#lib/delivery/format-distance.ts";

interface PickupPointChoiceProps {
  id: string;
  country: CountryCode;
  /** Pickup in that country, with the carrier's own finder. */
  offer: ShippingFee | null;
  /** Postcode of the address, where the search starts. */
  postcode: string;
  chosenId: string;
  onChoose: (point: PickupPoint) => void;
  error: string | undefined;
}

/** Points near a postcode, nearest first, with their opening hours. */
export function PickupPointChoice({ id, country, offer, postcode, chosenId, onChoose, error }: PickupPointChoiceProps) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  return (
    <NearbyPoints
      country={country}
      postcode={postcode}
      search={{ id: `${id}-postcode`, label: t("pointsNear") }}
      firstShown={4}
      chosenId={chosenId}
      offer={offer}
    >
      {(points) => (
        <RadioGroup
          id={id}
          name="pickup-point"
          legend={t("points")}
          error={error}
          value={chosenId}
          onChange={(event) => {
            const point = points.find((candidate) => candidate.id === event.target.value);
            if (point) onChoose(point);
          }}
          options={points.map((point) => ({
            value: point.id,
            label: point.name,
            note: <span className="text-sm font-normal text-muted">{formatDistance(point.distance_m, locale)}</span>,
            description: <PointDetails point={point} locale={locale} />,
          }))}
        />
      )}
    </NearbyPoints>
  );
}
