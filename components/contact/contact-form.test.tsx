import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { expectSound } from "#tests/storefront/sound.ts";
import { ContactForm } from "./contact-form.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.cookie = `${sessionCookies.status}=; max-age=0; path=/`;
});

async function open(isClient: boolean) {
  const owner = await aClient(api);
  shop.client = clientOf(api, isClient ? owner : null);
  if (isClient) document.cookie = `${sessionCookies.status}=authenticated; path=/`;
  const asked = vi.spyOn(shop.client, "call");
  history.replaceState(null, "", "/contact?order=pm-2026-100017");
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <ContactForm />
    </NextIntlClientProvider>,
  );
  return { owner, asked };
}
const field = (name: "sender_name" | "sender_email" | "order_id") =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fr.contact[name]}`));

it("knows who writes and about which order before anything is touched", async () => {
  const { owner } = await open(true);
  const { firstname, lastname } = await api.call(getClient, { token: owner.token });
  await vi.waitFor(() => expect(field("sender_email").value).toBe(owner.email));
  expect(field("sender_name").value).toBe(`${firstname} ${lastname}`.trim());
  expect(field("order_id").value).toBe("PM-2026-100017");
  await expectSound();
});

it("leaves what was typed before it knows", async () => {
  await open(true);
  fireEvent.change(field("sender_email"), { target: { value: "at-work@example.org" } });
  await vi.waitFor(() => expect(shop.client?.call).toHaveResolved());
  await act(async () => undefined);
  expect(field("sender_email").value).toBe("at-work@example.org");
});

it("asks nobody for anything when a guest opens it", async () => {
  const { asked } = await open(false);
  expect(field("order_id").value).toBe("PM-2026-100017");
  await act(async () => undefined);
  expect(asked).not.toHaveBeenCalled();
  expect(field("sender_email").value).toBe("");
  await expectSound();
});
