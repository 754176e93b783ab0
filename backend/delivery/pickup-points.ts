import { isPostcodeValid } from "#contract/addresses.ts";
import type { PickupPoint } from "#contract/delivery.ts";
import { countryCodes, type CountryCode, type Locale } from "#contract/locale.ts";
import { carrierOf, carriers, findOffer, type CarrierCode } from "./offers.ts";
import { findTown, openingWeeks, shopNames, speechOf, streets } from "./pickup-data.ts";

const pointCount = 8;

/** FNV-1a followed by xorshift: the same seed gives the same numbers on every machine. */
function numbersFrom(seed: string): (below: number) => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const normalise = (postcode: string): string => postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

const display = (country: CountryCode, postcode: string): string =>
  country === "NL"
    ? `${postcode.slice(0, 4)} ${postcode.slice(4)}`
    : country === "PT" && postcode.length === 7
      ? `${postcode.slice(0, 4)}-${postcode.slice(4)}`
      : postcode;

const signsOf: Partial<Record<CarrierCode, Locale>> = { "bpost-punt": "nl", packup: "de" };

/** Draws the points of a network around a postcode, nearest first; the same arguments give the same points for ever. */
function drawPoints(carrier: CarrierCode, country: CountryCode, postcode: string): PickupPoint[] {
  const city = findTown(country, postcode);
  if (city === null) return [];
  const speech = speechOf(country, signsOf[carrier] ?? "fr");
  const below = numbersFrom(`${carrier}:${country}:${postcode}`);
  const names = [...shopNames[speech]];
  let distance = 60;
  return Array.from({ length: pointCount }, (_, index) => {
    distance += 70 + below(380);
    const name = names.splice(below(names.length), 1)[0] ?? "";
    const street = streets[speech][below(streets[speech].length)] ?? "";
    const house = 1 + below(96);
    const week = openingWeeks[below(openingWeeks.length)] ?? [];
    return {
      id: `${carrier}_${country}_${postcode}_${index}`,
      name,
      carrier: carriers[carrier],
      street:
        speech === "fr"
          ? `${house} ${street}`
          : speech === "de" || speech === "nl"
            ? `${street} ${house}`
            : `${street}, ${house}`,
      postcode: display(country, postcode),
      city,
      country_code: country,
      distance_m: distance,
      opening_hours: week.map((hours, day) => ({ weekday: day + 1, hours })),
    };
  });
}

/** Points near a postcode, nearest first; null when the postcode breaks the rule of its country. */
export function pickupPointsNear(country: CountryCode, postcode: string, locale: Locale): PickupPoint[] | null {
  const code = normalise(postcode);
  if (code === "" || !isPostcodeValid(country, postcode)) return null;
  const offer = findOffer(country, "PICKUP_POINT");
  return offer ? drawPoints(carrierOf(offer, locale), country, code) : [];
}

/** The point an id of `pickupPointsNear` stands for; null for any other text. */
export function findPickupPoint(id: string): PickupPoint | null {
  const [carrier, country, postcode, ...rest] = id.split("_");
  const knownCarrier = (Object.keys(carriers) as CarrierCode[]).find((code) => code === carrier);
  const knownCountry = countryCodes.find((code) => code === country);
  if (!knownCarrier || !knownCountry || !postcode || rest.length !== 1 || !isPostcodeValid(knownCountry, postcode))
    return null;
  const offer = findOffer(knownCountry, "PICKUP_POINT");
  const serving = offer ? [offer.carrier, ...Object.values(offer.carrierByLocale ?? {})] : [];
  if (!serving.includes(knownCarrier)) return null;
  return drawPoints(knownCarrier, knownCountry, postcode).find((point) => point.id === id) ?? null;
}
