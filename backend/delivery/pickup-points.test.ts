import { describe, expect, it } from "vitest";
import { pickupPointSchema } from "#contract/delivery.ts";
import { findPickupPoint, pickupPointsNear } from "./pickup-points.ts";

describe("pickup points", () => {
  const places = [
    ["FR", "75011", "fr"],
    ["MC", "98000", "fr"],
    ["BE", "1000", "fr"],
    ["BE", "9000", "nl"],
    ["DE", "10115", "de"],
    ["AT", "1010", "de"],
    ["NL", "1012 ab", "nl"],
    ["ES", "28001", "es"],
    ["IT", "20121", "es"],
    ["LU", "1111", "de"],
    ["PT", "1000-001", "es"],
  ] as const;

  it.each(places)(
    "%s %s: eight different shops, nearest first, that answer to their id",
    (country, postcode, locale) => {
      const points = pickupPointsNear(country, postcode, locale) ?? [];
      expect(points).toHaveLength(8);
      expect(new Set(points.map((point) => point.name)).size).toBe(8);
      expect(points.map((point) => point.distance_m)).toEqual(
        points.map((point) => point.distance_m).toSorted((a, b) => a - b),
      );
      for (const point of points) {
        expect(pickupPointSchema.parse(point)).toEqual(point);
        expect(findPickupPoint(point.id)).toEqual(point);
        expect(point.opening_hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      }
    },
  );

  it("gives the same answer for each way to write a postcode", () => {
    expect(pickupPointsNear("NL", "1012AB", "nl")).toEqual(pickupPointsNear("NL", "1012 ab", "nl"));
    expect(pickupPointsNear("NL", "1012AB", "nl")?.[0]?.postcode).toBe("1012 AB");
  });

  it("names the network by the language of the customer", () => {
    expect(pickupPointsNear("BE", "1000", "fr")?.[0]?.carrier).toBe("Mondial Relay");
    expect(pickupPointsNear("BE", "1000", "nl")?.[0]?.carrier).toBe("bpost afhaalpunt");
  });

  it("refuses a postcode that breaks the rule of its country", () => {
    for (const [country, postcode] of [
      ["FR", "7501"],
      ["NL", "1012"],
      ["BE", "10000"],
      ["PT", "--"],
    ] as const) {
      expect(pickupPointsNear(country, postcode, "fr")).toBeNull();
    }
  });

  it("has none where no network serves", () => {
    expect(pickupPointsNear("IE", "D02 X285", "fr")).toEqual([]);
    expect(pickupPointsNear("FR", "00000", "fr")).toEqual([]);
  });

  it.each([
    "",
    "x",
    "mondial-relay_FR_75011_9",
    "mondial-relay_FR_7501_1",
    "postnl-punt_FR_75011_1",
    "mondial-relay_FR_75011_1_2",
    "an-post_IE_D02_1",
  ])("knows no point %j", (id) => expect(findPickupPoint(id)).toBeNull());
});
