import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { getClient, type Client } from "#contract/client.ts";
import SettingsPage from "#app/[locale]/(account)/infos/edit/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { aHousehold, type Household } from "#tests/backend/box-builders.ts";
import { createTestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({
  api: null as ApiClient | null,
  home: null as Household | null,
  client: null as Client | null,
  opened: vi.fn<(path: string) => void>(),
}));
vi.mock("server-only", () => ({}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.api, publicApi: () => shop.api }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.api }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: shop.opened }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({
    locale: "nl",
    ...present(shop.home),
    client: present(shop.client),
  })),
);
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("holds all that is said of a client, each part under its own heading, and saves the language from there", async () => {
  await using api = await createTestApi();
  shop.home = await aHousehold(api);
  shop.api = clientOf(api, shop.home);
  const { token } = shop.home;
  shop.client = await api.call(getClient, { token });
  await showPage("nl", () => SettingsPage());
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    nl.accountPerson.title,
    nl.accountSecurity.email,
    nl.accountSecurity.more,
    nl.accountLanguage.title,
    nl.accountNews.title,
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/nl/infos/edit/password",
    "/nl/infos/edit/addresses",
    "/nl/infos/edit/return-mode",
  ]);
  await expectSound();

  fireEvent.change(screen.getByRole("combobox", { name: nl.accountLanguage.label }), { target: { value: "nl-BE" } });
  fireEvent.click(screen.getByRole("button", { name: nl.accountLanguage.save }));
  await act(allAnswered);
  expect((await api.call(getClient, { token })).locale).toBe("nl-BE");
  expect(shop.opened.mock.calls).toEqual([["/nl/infos/edit"]]);
});
