import { expect, it } from "vitest";
import { seasons } from "#contract/garment-details.ts";
import { everyLook, isChosen, looksHref, lookSeasons, lookWearers, parseLookChoice } from "./look-choice.ts";

it("knows every season, without the contract's schemas", () => expect(lookSeasons).toEqual([...seasons]));

it("calls each choice by one name, by which it is found", () => {
  const choices = [null, ...lookWearers].flatMap((wearer) =>
    [null, ...lookSeasons].map((season) => ({ wearer, season })),
  );
  const addresses = choices.map((choice) => looksHref("de", choice));
  expect(new Set(addresses).size).toBe(choices.length);
  expect(addresses.map((address) => parseLookChoice(address.replace(/^\/de\/looks\/?/, "")) ?? everyLook)).toEqual(
    choices,
  );
  expect(looksHref("fr", { wearer: "2-5", season: "SUMMER" })).toBe("/looks/2-5-years-summer");
});

it.each(["", "x", "BABY", "summer-baby", "baby-", "2-5", "baby-summer-winter", "toString"])(
  "finds nothing called «%s»",
  (name) => expect(parseLookChoice(name)).toBeNull(),
);

it("takes looks of the age and the season only", () => {
  const look = { profile_type: "KID", ages: ["2-5", "6-9"], seasons: ["SUMMER"] } as const;
  const of = (wearer: (typeof lookWearers)[number] | null, season: (typeof lookSeasons)[number] | null) =>
    isChosen({ ...look, ages: [...look.ages], seasons: [...look.seasons] }, { wearer, season });
  expect([of(null, null), of("6-9", null), of(null, "SUMMER"), of("2-5", "SUMMER")]).toEqual([true, true, true, true]);
  expect([of("0-1", null), of("WOMAN", null), of(null, "WINTER"), of("2-5", "WINTER")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
