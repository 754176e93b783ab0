import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
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
