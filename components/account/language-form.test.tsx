import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { localeCookies } from "#lib/locale/options.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi } from "#tests/backend/create-test-api.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { LanguageForm } from "./language-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, opened: vi.fn<(path: string) => void>() }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress: shop.opened }));

const choices = [localeCookies.choice, localeCookies.route];
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { name } of choices) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

it("changes language and country of the account and of this browser, and opens the page in them", async () => {
  await using api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  const owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const { locale } = await api.call(getClient, { token: owner.token });
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <LanguageForm client={{ locale }} />
    </NextIntlClientProvider>,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: fr.accountLanguage.label });
  expect(select.value).toBe(locale);
  const austria = screen.getByRole("option", { name: /Österreich, Deutsch/ });
  expect(austria.lang).toBe("de");
  await expectSound();

  fireEvent.change(select, { target: { value: "de-AT" } });
  fireEvent.click(screen.getByRole("button", { name: fr.accountLanguage.save }));
  await act(allAnswered);
  expect((await api.call(getClient, { token: owner.token })).locale).toBe("de-AT");
  expect(toastStore.getSnapshot().announcement).toBe(fr.accountLanguage.saved);
  expect(shop.opened.mock.calls).toEqual([["/de/infos/edit"]]);
  for (const [index, { name }] of choices.entries())
    expect(document.cookie).toContain(`${name}=${["de-AT", "de"][index]}`);
  await expectSound();
});
