// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { sendGiftCardAgain } from "#contract/gift-cards.ts";
import fr from "#messages/fr.json" with { type: "json" };
import type { Given } from "#lib/gift-cards/types.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { GivenCard } from "./given-card.tsx";

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: object) => Promise<Given>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

const card: Given = {
  id: "5f6f3b1c-8f6a-4c1e-9b7d-2f1f9a3c4d5e",
  amount: 30,
  for: "KID",
  design: "TRUNK",
  picture: { url: "/card.svg", width: 4, height: 3, alt: "", placeholder: "" },
  status: "ACTIVE",
  recipient: { name: "Mina", email: "mina@example.com" },
  buyer: { name: "Paul" },
  message: "",
  date: "2026-11-21",
  hour: null,
  is_sent: true,
  sent_at: "2026-11-21T10:00:00.000Z",
  opened_at: null,
  expires_on: "2028-11-21",
  redeemed_at: null,
  withdraw_until: null,
  is_code_hidden: false,
  code: "GC-AAAA-BBBB-CCCC",
};

const show = (change: Partial<Given>) =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <GivenCard card={{ ...card, ...change }} name={{ id: card.id }} headingLevel={3} />
    </NextIntlClientProvider>,
  );
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("tells its giver the code, and how to print and send it", async () => {
  show({});
  await expectSound();
  expect(screen.getByText("GC-AAAA-BBBB-CCCC")).toBeTruthy();
  expect(screen.getByRole("link", { name: fr.givenCards.print })).toBeTruthy();
  expect(screen.queryByRole("button", { name: fr.givenCards.sendToGiver })).toBeNull();
});

it("offers staff to have it mailed to the client, and nothing else", async () => {
  const hidden = { code: null, is_code_hidden: true };
  show(hidden);
  await expectSound();
  expect(screen.queryByRole("link", { name: fr.givenCards.print })).toBeNull();
  expect(screen.queryByRole("button", { name: fr.givenCards.again })).toBeNull();
  call.mockResolvedValueOnce({ ...card, ...hidden });
  await userEvent.click(screen.getByRole("button", { name: fr.givenCards.sendToGiver }));
  expect(call.mock.calls).toEqual([[sendGiftCardAgain, { params: { id: card.id }, query: {}, body: {} }]]);
});
