import { expect, it } from "vitest";
import { countryCodes, locales } from "#contract/locale.ts";
import { finderLink } from "./finder-links.ts";
import { carrierOf, findOffer } from "./offers.ts";

const hostOf = (link: string | null) => link && new URL(link).host;
const pickupHost = (country: (typeof countryCodes)[number], locale: (typeof locales)[number]) => {
  const offer = findOffer(country, "PICKUP_POINT");
  return offer && hostOf(finderLink(carrierOf(offer, locale), country, locale));
};

it("there is one for every carrier of pickup points, in every country and language", () => {
  const missing = countryCodes.flatMap((country) =>
    findOffer(country, "PICKUP_POINT") === null
      ? []
      : locales.filter((locale) => pickupHost(country, locale) === null).map((locale) => `${country} ${locale}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ["BE", "nl", "www.bpost.be"],
  ["BE", "fr", "www.mondialrelay.fr"],
  ["LU", "de", "www.post.lu"],
  ["DE", "es", "www.dhl.de"],
] as const)("in %s a customer who reads %s finds points at %s", (country, locale, host) =>
  expect(pickupHost(country, locale)).toBe(host),
);

it("names the country to a network that is in several", () =>
  expect(finderLink("mondial-relay", "LU", "fr")).toContain("codePays=LU"));

it("is none where the post comes to the door", () => expect(finderLink("an-post", "IE", "fr")).toBeNull());
