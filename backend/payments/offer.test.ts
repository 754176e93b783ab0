import { expect, it, vi } from "vitest";
import { offerOf } from "./offer.ts";

const known = ["card", "paypal", "klarna"];

it("offers what the account does, in the shop's order, and asks once in ten minutes", async () => {
  let at = 0;
  const ask = vi.fn(async () => ["klarna", "card", "bancontact"]);
  const offer = offerOf(known, ask, { monotonic: () => at });
  expect(await Promise.all([offer(), offer()])).toEqual([
    ["card", "klarna"],
    ["card", "klarna"],
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  const news = Promise.withResolvers<string[]>();
  ask.mockReturnValue(news.promise);
  at = 600_000;
  /* Nobody waits for the news. */
  expect(await offer()).toEqual(["card", "klarna"]);
  news.resolve(["paypal"]);
  await news.promise;
  expect(await offer()).toEqual(["paypal"]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("offers what it knows, and later what it offered last, where the provider does not answer", async () => {
  let at = 0;
  const ask = vi.fn(async (): Promise<string[]> => {
    throw new Error("away");
  });
  const offer = offerOf(known, ask, { monotonic: () => at });
  expect(await offer()).toEqual(known);
  ask.mockResolvedValue(["card"]);
  at = 600_000;
  await offer();
  expect(await offer()).toEqual(["card"]);
  ask.mockRejectedValue(new Error("away"));
  at = 1_200_000;
  await offer();
  expect(await offer()).toEqual(["card"]);
});

it("keeps nobody waiting for a provider that says nothing", async () => {
  const offer = offerOf(known, () => new Promise(() => undefined), { patienceMs: 0 });
  expect(await offer()).toEqual(known);
});
