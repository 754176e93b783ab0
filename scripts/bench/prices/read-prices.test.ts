import { expect, it } from "vitest";
import { productAt, readPrices } from "./read-prices.ts";

const aCard = (link: string, price: string) =>
  `<li class="pc"><h2 class="pc-n"><a class="l" href="${link}" data-x="">Robe</a></h2><span class="pc-b">Marque</span><p class="pr">${price}</p></li>`;

it("reads what the cards of a list say, the price of now where one is struck", () => {
  const reduced =
    '<span class="sr-only">Prix, 30 jours : 99,00 €</span><b>19,90 €</b><span class="sr-only">avant</span><s>24,90 €</s>';
  const html = `<ul>${aCard("/shop/girls/12-robe", "1.024,50 €")}${aCard("/de/shop/girls/13-kleid?size=4", reduced)}</ul>`;
  expect(readPrices("/shop/girls", html)).toEqual([
    { product: 12, cents: 102_450 },
    { product: 13, cents: 1_990 },
  ]);
});

it("reads the offer of a product's own page, in Dutch as well as its cards", () => {
  const html = `${aCard("/nl/shop/girls/14-jurk", "€ 5,00")}<script type="application/ld+json">{"offers":{"price":"24.90"}}</script>`;
  expect(readPrices("/nl/shop/girls/15-jurk", html)).toEqual([
    { product: 14, cents: 500 },
    { product: 15, cents: 2_490 },
  ]);
  expect(readPrices("/nl/shop/girls", html)).toEqual([{ product: 14, cents: 500 }]);
});

it("knows of which product an address is", () => {
  expect(["/shop/girls/12-robe", "/de/faq", "/shop/girls"].map(productAt)).toEqual([12, null, null]);
});
