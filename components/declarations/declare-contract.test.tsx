import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Declaration } from "#contract/declarations.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { DeclarationReceipt } from "./declaration-receipt.tsx";
import { DeclareContract } from "./declare-contract.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.findByRole<HTMLInputElement>("textbox", { name: label });
async function open() {
  cleanup();
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <DeclareContract kind="WITHDRAWAL" />
    </NextIntlClientProvider>,
  );
  const fields = await Promise.all(
    [fr.declaration.contract.WITHDRAWAL, fr.declaration.name, fr.declaration.email].map(field),
  );
  return { fields, typed: () => fields.map(({ value }) => value) };
}

it("keeps what a guest typed over a reload, until it is declared", async () => {
  shop.client = clientOf(api, null);
  const wanted = ["PM-2026-100001", "Ada Vermeer", "ada@example.com"];
  const { fields } = await open();
  await expectSound();
  for (const [index, input] of fields.entries()) fireEvent.change(input, { target: { value: wanted[index] } });
  expect((await open()).typed()).toEqual(wanted);

  fireEvent.click(screen.getByRole("button", { name: fr.declaration.next }));
  await screen.findByRole("button", { name: fr.declaration.confirm.WITHDRAWAL });
  await expectSound();
  expect((await open()).typed()).toEqual(wanted);

  fireEvent.click(screen.getByRole("button", { name: fr.declaration.next }));
  fireEvent.click(await screen.findByRole("button", { name: fr.declaration.confirm.WITHDRAWAL }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
  expect(screen.getByRole("heading", { name: fr.declaration.receivedTitle })).toBeTruthy();
  await expectSound();
  expect((await open()).typed()).toEqual(["", "", ""]);
});

const receipt: Declaration = {
  id: "0d7d8a9e-0000-4000-8000-000000000021",
  number: "E-7K3M9Q2W",
  kind: "CANCELLATION",
  sender_name: "Ada Vermeer",
  sender_email: "ada@example.com",
  contract: "Mina",
  cause: "ORDINARY",
  reason: null,
  ends_on: "2026-12-31",
  received_at: "2026-11-27T10:00:00.000Z",
  outcome: "ENDS_LATER",
  order_id: null,
  return_id: null,
};
it.each([
  ["fr", fr, "L’abonnement se termine le 31 décembre 2026.", "L’abonnement est terminé dès aujourd’hui."],
  ["es", es, "La suscripción termina el 31 de diciembre de 2026.", "La suscripción termina hoy."],
] as const)("says on the receipt when a subscription ends: %s", async (locale, messages, later, atOnce) => {
  const show = (told: Declaration) => {
    cleanup();
    render(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
        <DeclarationReceipt receipt={told} />
      </NextIntlClientProvider>,
    );
  };
  show(receipt);
  expect(screen.getByText(later, { exact: false })).toBeTruthy();
  await expectSound();
  show({ ...receipt, ends_on: null, outcome: "SUBSCRIPTION_ENDED" });
  expect(screen.getByText(atOnce, { exact: false })).toBeTruthy();
});
