// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import type { GiftCardOrder } from "#contract/gift-cards.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { GiftCardResult } from "./gift-card-result.tsx";

const call = vi.hoisted(() => vi.fn<() => Promise<GiftCardOrder>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

const id = "5f6f3b1c-8f6a-4c1e-9b7d-2f1f9a3c4d5e";
const aCard = (payment: Partial<GiftCardOrder["payment"]>) =>
  ({
    id,
    amount: 30,
    status: "PENDING_PAYMENT",
    recipient: { name: "Mina", email: null },
    date: "2026-11-21",
    payment: { status: "PENDING", payment_method_type: "card", error_code: null, action_url: null, ...payment },
  }) as GiftCardOrder;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

it("asks the bank a few times, then leaves it to the giver to ask again", async () => {
  vi.useFakeTimers();
  history.replaceState(null, "", `/?gift_card=${id}`);
  call.mockResolvedValue(aCard({}));
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <GiftCardResult />
    </NextIntlClientProvider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  await pass(1500);
  expect(call).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("button")).toBeNull();
  for (let round = 0; round < 10; round++) await pass(12_000);
  expect(call).toHaveBeenCalledTimes(8);
  const ask = screen.getByRole("button", { name: fr.payment.result.checkAgain });
  call.mockResolvedValue(aCard({ status: "FAILED", error_code: "card_declined" }));
  await act(async () => fireEvent.click(ask));
  expect(call).toHaveBeenCalledTimes(9);
  expect(screen.getByText(fr.deeds.giftCard.failedTitle)).toBeTruthy();
});

const { giftCard: words } = fr.deeds;
it.each([
  [
    "waits at the bank",
    () => aCard({ status: "REQUIRES_ACTION", action_url: "https://bank.example" }),
    words.actionTitle,
  ],
  ["is not answered yet", () => aCard({}), words.pendingTitle],
  ["was tried by nobody yet", () => aCard({ payment_method_type: null }), words.unpaidTitle],
  ["was left at the bank", () => aCard({ status: "FAILED", error_code: "expired" }), words.failedTitle],
  ["is of a card that is over", () => ({ ...aCard({}), status: "CANCELLED" as const }), words.overTitle],
  ["is of no card", () => Promise.reject(new Error("no such card")), words.missingTitle],
])("says that a payment %s, and thanks for nothing", async (_, answer, title) => {
  history.replaceState(null, "", `/?gift_card=${id}`);
  call.mockImplementation(async () => answer());
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <GiftCardResult />
    </NextIntlClientProvider>,
  );
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText(words.doneTitle)).toBeNull();
  await expectSound();
});
