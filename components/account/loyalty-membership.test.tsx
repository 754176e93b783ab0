import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { getLoyalty } from "#contract/loyalty.ts";
import fr from "#messages/fr.json" with { type: "json" };
import type { ApiClient } from "#lib/http/api-client.ts";
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi } from "#tests/backend/create-test-api.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { LoyaltyMembership } from "./loyalty-membership.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is left with one press, and joined again with one", async () => {
  await using api = await createTestApi();
  const owner = await aClient(api);
  shop.client = clientOf(api, owner);
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <LoyaltyMembership isMember />
    </NextIntlClientProvider>,
  );
  const isMember = async () => (await api.call(getLoyalty, { token: owner.token })).is_member;
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    await act(allAnswered);
  };
  await expectSound();
  await press(fr.loyaltyMembership.leave);
  expect(await isMember()).toBe(false);
  await expectSound();
  await press(fr.loyaltyMembership.join);
  expect(await isMember()).toBe(true);
});
