// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toastStore } from "#components/ui/toast-store.ts";
import type { Contracts } from "#contract/declarations.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { ClientDeclarationForm } from "./client-declaration-form.tsx";
import type { Drafted } from "./drafted.ts";

const orderId = "0d7d8a9e-0000-4000-8000-0000000000a1";
const dress = "0d7d8a9e-0000-4000-8000-0000000000b1";
const jumper = "0d7d8a9e-0000-4000-8000-0000000000b2";
const contracts: Contracts = {
  orders: [
    {
      id: orderId,
      number: "PM-2026-1",
      kind: "SHOP",
      created_at: "2026-11-01T10:00:00Z",
      withdraw_until: null,
      lines: [
        { order_line_id: dress, name: "Jurk", size: "4 ans", quantity: 3 },
        { order_line_id: jumper, name: "Trui", size: "4 ans", quantity: 1 },
      ],
    },
  ],
  gift_cards: [],
  subscriptions: [],
};
const onDrafted = vi.fn<(drafted: Drafted) => void>();
const open = () =>
  render(
    <NextIntlClientProvider
      locale="nl"
      messages={{ declaration: nl.declaration, size: nl.size, validation: nl.validation, error: nl.error }}
      timeZone="Europe/Paris"
    >
      <ClientDeclarationForm kind="WITHDRAWAL" contracts={contracts} draftKey="test" onDrafted={onDrafted} />
    </NextIntlClientProvider>,
  );
beforeEach(() => {
  open();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  onDrafted.mockClear();
});
const next = () => userEvent.click(screen.getByRole("button", { name: nl.declaration.next }));
const body = () => onDrafted.mock.calls[0]?.[0].send.body;

it("withdraws from all of an order unless something else is said", async () => {
  await expectSound();
  await next();
  await waitFor(() => expect(body()).toEqual({ kind: "WITHDRAWAL", order_id: orderId }));
});

it("withdraws from some pieces, and from some of those that were bought more than once", async () => {
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Jurk/ }), "2");
  await userEvent.click(screen.getByRole("checkbox", { name: /Trui/ }));
  await next();
  await waitFor(() => expect(body()).toMatchObject({ items: [{ order_line_id: dress, quantity: 2 }] }));
  expect(onDrafted.mock.calls[0]?.[0].rows).toContainEqual({ label: nl.declaration.pieces, value: "2 × Jurk" });
});

it("still knows after a reload which pieces stay, looked over or not", async () => {
  await userEvent.click(screen.getByRole("checkbox", { name: /Trui/ }));
  await next();
  await waitFor(() => expect(onDrafted).toHaveBeenCalled());
  cleanup();
  open();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Trui/ }).checked).toBe(false));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Jurk/ }).checked).toBe(true);
});

it("declares nothing when every piece stays", async () => {
  for (const name of [/Jurk/, /Trui/]) await userEvent.click(screen.getByRole("checkbox", { name }));
  await next();
  expect(await screen.findByText(nl.declaration.nothingChosen)).toBeTruthy();
  expect(toastStore.getSnapshot().announcement).toBe(nl.declaration.nothingChosen);
  await expectSound();
  expect(onDrafted).not.toHaveBeenCalled();
});
