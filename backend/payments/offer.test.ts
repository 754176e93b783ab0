import { describe, expect, it, vi } from "vitest";
import type { CountryCode } from "#contract/locale.ts";
import { createLogger } from "../config/logger.ts";
import { askOffers, offerByCountry, offerOf, type OfferContext } from "./offer.ts";
import type { PaymentProvider } from "./provider.ts";

const known = ["card", "paypal", "klarna"];
const minute = 60_000;

/** A time to move, and what is logged. */
function aContext() {
  const lines: string[] = [];
  const time = { at: 0 };
  const log = createLogger({ LOG_LEVEL: "info" }, { write: (line) => lines.push(line) });
  const context: OfferContext = { gateway: "adyen", log, monotonic: () => time.at };
  const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { time, context, told };
}

it("offers what the account does, in the shop's order, and asks once in ten minutes", async () => {
  const { time, context, told } = aContext();
  const ask = vi.fn(async () => ["klarna", "card", "bancontact"]);
  const offer = offerOf(known, ask, context);
  expect(await Promise.all([offer(), offer()])).toEqual([
    ["card", "klarna"],
    ["card", "klarna"],
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  const news = Promise.withResolvers<string[]>();
  ask.mockReturnValue(news.promise);
  time.at = 10 * minute;
  /* Nobody waits for the news. */
  expect(await offer()).toEqual(["card", "klarna"]);
  news.resolve(["paypal"]);
  await news.promise;
  expect(await offer()).toEqual(["paypal"]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(told()).toEqual([]);
});

it("offers what it knows, and later what it offered last, where the provider does not answer, says so and asks again in a minute", async () => {
  const { time, context, told } = aContext();
  const ask = vi.fn(async (): Promise<string[]> => {
    throw Object.assign(new Error("away"), { config: "sk_live_secret" });
  });
  const offer = offerOf(known, ask, context);
  expect(await offer()).toEqual(known);
  expect(told()).toEqual([
    expect.objectContaining({ level: "warn", gateway: "adyen", error: expect.objectContaining({ message: "away" }) }),
  ]);
  expect(JSON.stringify(told())).not.toContain("sk_live");
  time.at = minute - 1;
  await offer();
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(["card"]);
  time.at = minute;
  await offer();
  expect(await offer()).toEqual(["card"]);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRejectedValue(new Error("away"));
  time.at = 11 * minute;
  await offer();
  expect(await offer()).toEqual(["card"]);
});

it("does not believe that there is no way to pay, and calls it an error", async () => {
  const { time, context, told } = aContext();
  const ask = vi.fn(async () => ["bancontact"]);
  const offer = offerOf(known, ask, context);
  expect(await offer()).toEqual(known);
  expect(told()).toEqual([expect.objectContaining({ level: "error", gateway: "adyen", offered: known })]);
  ask.mockResolvedValue(["card"]);
  time.at = 10 * minute;
  await offer();
  expect(await offer()).toEqual(["card"]);
  ask.mockResolvedValue([]);
  time.at = 20 * minute;
  await offer();
  expect(await offer()).toEqual(["card"]);
  expect(told().at(-1)).toMatchObject({ level: "error", offered: ["card"] });
});

it("keeps nobody waiting for a provider that says nothing", async () => {
  const offer = offerOf(known, () => new Promise(() => undefined), { ...aContext().context, patienceMs: 0 });
  expect(await offer()).toEqual(known);
});

it("keeps one answer for each country", async () => {
  const ask = vi.fn(async (country: CountryCode) => (country === "NL" ? ["card", "klarna"] : ["card"]));
  const offer = offerByCountry(known, ask, aContext().context);
  expect([await offer("FR"), await offer("NL"), await offer("FR")]).toEqual([["card"], ["card", "klarna"], ["card"]]);
  expect(ask.mock.calls).toEqual([["FR"], ["NL"]]);
});

describe("asked at the start", () => {
  it("has its answer before the first page, and asks no country twice", async () => {
    const ask = vi.fn(async () => ["card"]);
    const offeredTypes = offerByCountry(known, ask, aContext().context);
    askOffers(new Map([["adyen", { offeredTypes } as PaymentProvider]]));
    const asked = ask.mock.calls.length;
    expect(asked).toBe(11);
    expect(await offeredTypes("NL")).toEqual(["card"]);
    expect(ask).toHaveBeenCalledTimes(asked);
  });
});
