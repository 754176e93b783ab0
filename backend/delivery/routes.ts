import { getDeliveryOffers, getPickupPoints, getShippingFees, type DeliveryMode } from "#contract/delivery.ts";
import { countryCodes, type Locale } from "#contract/locale.ts";
import { toDecimal } from "#contract/money.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { ApiError } from "../http/problem.ts";
import { finderLink } from "./finder-links.ts";
import { carrierOf, carriers, findOffer } from "./offers.ts";
import { pickupPointsNear } from "./pickup-points.ts";

const modes: DeliveryMode[] = ["HOME", "PICKUP_POINT"];

const feesIn = (locale: Locale) =>
  countryCodes.flatMap((country) =>
    modes.flatMap((mode) => {
      const offer = findOffer(country, mode);
      if (!offer) return [];
      const carrier = carrierOf(offer, locale);
      return [
        {
          country_code: country,
          mode,
          carrier: carriers[carrier],
          fee_ttc: toDecimal(offer.feeCents),
          free_from_ttc: offer.freeFromCents === null ? null : toDecimal(offer.freeFromCents),
          delivery_days: offer.days,
          finder_url: finderLink(carrier, country, locale),
        },
      ];
    }),
  );

export const deliveryRoutes: Implementation[] = [
  implement(getShippingFees, async (_, { locale }) => feesIn(locale)),
  implement(getDeliveryOffers, async (_, { locale }) => feesIn(locale)),
  implement(getPickupPoints, async ({ query }, { locale }) => {
    const points = pickupPointsNear(query.country, query.postcode, locale);
    if (points === null) throw new ApiError("POSTCODE_INVALID");
    return points;
  }),
];
