import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { firstAmount, offeredAmounts } from "#lib/gift-cards/amounts.ts";

it("has a rule of the style sheet for each amount, without which the card says none", () => {
  const css = readFileSync("components/gift-cards/gift-cards.css", "utf8");
  const shown = [...css.matchAll(/\.gs:has\(label:nth-child\((\d)\) > :checked\) \.gs-amounts > :nth-child\((\d)\)/g)];
  expect(shown.map(([, chosen, told]) => [Number(chosen), Number(told)])).toEqual(
    offeredAmounts.map((_, index) => [index + 1, index + 1]),
  );
  expect(offeredAmounts).toContain(firstAmount);
});
