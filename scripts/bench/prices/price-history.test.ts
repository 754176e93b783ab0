import { expect, it } from "vitest";
import { createPriceHistory } from "./price-history.ts";

const history = createPriceHistory();
history.note(7, { cents: 1_000, askedAt: 0, madeAt: 0 });
history.note(7, { cents: 2_000, askedAt: 1_000, madeAt: 1_100 });
history.note(7, { cents: 1_000, askedAt: 5_000, madeAt: 5_100 });

it.each<[string, number, [askedAt: number, readAt: number], number | null]>([
  ["of now", 1_000, [500, 510], 0],
  ["that changed while the page was made", 2_000, [990, 1_010], 0],
  ["that was replaced while the page was made", 1_000, [1_050, 1_200], 0],
  ["of before", 1_000, [1_400, 1_450], 300],
  ["that came back", 1_000, [9_000, 9_010], 0],
  ["before it was asked for", 2_000, [500, 900], null],
  ["it never had", 3_000, [500, 510], null],
])("knows a price %s", (_, cents, [askedAt, readAt], age) => {
  expect(history.ageOf(7, cents, { askedAt, readAt })).toBe(age);
});

it("knows of which products it can tell", () => expect([history.knows(7), history.knows(8)]).toEqual([true, false]));
