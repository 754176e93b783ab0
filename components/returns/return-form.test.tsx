import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getReturnOptions, getReturns } from "#contract/returns.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { insertTestCatalogue, present, type TestPiece } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { ReturnForm } from "./return-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, left: [] as string[] }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: (path: string) => void shop.left.push(path), refresh: () => undefined }),
}));

let api: TestApi;
let pieces: TestPiece[];
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  pieces = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 10);
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("keeps what was chosen over a reload, until the return is declared", async () => {
  const customer = await aDeliveredOrder(api, [[present(pieces[0]), 1]]);
  const { order, token } = customer;
  shop.client = clientOf(api, customer);
  const options = await api.call(getReturnOptions, { token, params: { id: order.id } });
  const open = () => {
    cleanup();
    render(
      <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
        <ReturnForm order={order} options={options} preferredMode={null} />
      </NextIntlClientProvider>,
    );
  };
  const piece = () => screen.getByRole<HTMLInputElement>("checkbox", { name: present(order.lines[0]).name });
  const reason = () => screen.getByRole<HTMLInputElement>("radio", { name: fr.accountReturn.reason.TOO_SMALL });
  const comment = () => screen.getByRole<HTMLInputElement>("textbox", { name: /./ });
  open();
  await expectSound();
  fireEvent.click(piece());
  fireEvent.click(reason());
  fireEvent.change(comment(), { target: { value: "aux épaules" } });
  open();
  await expectSound();
  expect([piece().checked, reason().checked, comment().value]).toEqual([true, true, "aux épaules"]);

  fireEvent.click(screen.getByRole("button", { name: fr.accountReturn.declare }));
  await vi.dynamicImportSettled();
  await act(allAnswered);
  expect(shop.left).toHaveLength(1);
  const { items } = await api.call(getReturns, { token });
  expect(items[0]?.items).toMatchObject([{ reason: "TOO_SMALL", comment: "aux épaules" }]);
  open();
  expect(piece().checked).toBe(false);
});
