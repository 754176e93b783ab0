import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { getTickets } from "#contract/customer-service.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { aClient } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
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

/* The document's own is none that a request of Node's can send. */
const { constructor: SentForm } = await new Response(new URLSearchParams()).formData();
const words = { fr, de };
async function open(isClient: boolean, locale: keyof typeof words = "fr") {
  const owner = await aClient(api);
  shop.client = clientOf(api, isClient ? owner : null, locale);
  if (isClient) document.cookie = `${sessionCookies.status}=authenticated; path=/`;
  vi.stubGlobal("FormData", SentForm);
  const asked = vi.spyOn(shop.client, "call");
  history.replaceState(null, "", "/contact?order=pm-2026-100017");
  render(
    <NextIntlClientProvider locale={locale} messages={words[locale]} timeZone="Europe/Paris">
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

it.each([
  { locale: "fr", messages: fr, prefix: "" },
  { locale: "de", messages: de, prefix: "/de" },
] as const)(
  "asks for what is missing, says under which number a letter came, and keeps one that the API refuses: $locale",
  async (page) => {
    const { locale, messages, prefix } = page;
    const { contact, validation, error } = messages;
    const { owner } = await open(true, locale);
    const { token } = owner;
    const letters = async () => (await api.call(getTickets, { token, query: {} })).items;
    const box = (name: "sender_email" | "object" | "content") =>
      screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${contact[name]}`) });
    const send = async () => {
      fireEvent.click(screen.getByRole("button", { name: contact.send }));
      await act(allAnswered);
    };
    await vi.waitFor(() => expect(box("sender_email").value).toBe(owner.email));
    await send();
    for (const field of ["object", "content"] as const)
      expect((await screen.findByRole("link", { name: validation.missing[field] })).getAttribute("href")).toBe(
        `#${box(field).id}`,
      );
    await expectSound();

    const write = (object: string) => {
      fireEvent.change(box("object"), { target: { value: object } });
      fireEvent.change(box("content"), { target: { value: "Elle a lâché." } });
    };
    write("Une couture");
    await send();
    expect(await screen.findByRole("heading", { name: contact.sentTitle })).toBeTruthy();
    const [letter] = await letters();
    expect(letter).toMatchObject({ object: "Une couture" });
    expect(screen.getByText(letter?.number ?? "")).toBeTruthy();
    const follow = screen.getByRole("link", { name: contact.follow });
    expect(follow.getAttribute("href")).toBe(`${prefix}/infos/messages/${letter?.id}`);
    await expectSound();

    fireEvent.click(screen.getByRole("button", { name: contact.another }));
    write("Une autre");
    api.dependencies.environment.RATE_LIMIT_FACTOR = 0.000_001;
    await send();
    api.dependencies.environment.RATE_LIMIT_FACTOR = 1000;
    expect(await screen.findByText(error.TOO_MANY_REQUESTS)).toBeTruthy();
    expect([box("object").value, (await letters()).length]).toEqual(["Une autre", 1]);
    await expectSound();
  },
);
