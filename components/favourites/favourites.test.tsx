import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderToString } from "react-dom/server";
import { hydrateRoot } from "react-dom/client";
import { eq } from "#backend/db/orm.ts";
import { products } from "#backend/db/schema/catalog.ts";
import { getProduct } from "#contract/catalog.ts";
import { getFavourites, putFavourite } from "#contract/favourites.ts";
import { locales } from "#contract/locale.ts";
import { clientTextsId } from "#components/layout/client-texts.ts";
import { clientTextsOf } from "#components/layout/markup/client-texts.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import { dismissToast, toastStore } from "#components/ui/toast-store.ts";
import { bringFavourites } from "#lib/favourites/favourites.ts";
import { giveBack } from "#components/navigation/give-back.ts";
import { forgetAccountCopy, isKeptHere, keepHere } from "#lib/favourites/kept-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { queryClient } from "#lib/query/query-client.ts";
import { sessionCookies, staffCookie } from "#lib/session/cookies.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { FavouriteList } from "./favourite-list.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: () => Promise.resolve(fr) }));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let client: SignedIn;
const setCookie = (name: string, value: string, maxAge: number) => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the door sets them
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}`;
};
const setCookies = (maxAge: number) => {
  setCookie(sessionCookies.status, "authenticated", maxAge);
  setCookie(sessionCookies.clientId, client.client_id, maxAge);
};
beforeEach(async () => {
  client = await aClient(api);
  shop.client = clientOf(api, client);
  const texts = document.createElement("script");
  texts.id = clientTextsId;
  texts.type = "application/json";
  texts.textContent = JSON.stringify(clientTextsOf("fr"));
  document.body.append(texts);
});
afterEach(() => {
  cleanup();
  setCookies(0);
  localStorage.clear();
  queryClient().clear();
  for (const { id } of toastStore.getSnapshot().toasts) dismissToast(id);
  document.querySelector(`#${clientTextsId}`)?.remove();
  vi.unstubAllGlobals();
});

const t = fr.favourites;
const keptHere = (id: number, cents = 99_000, at = Date.now() - id) => keepHere({ id, cents, at });
const nameOf = async (id: number) => (await api.call(getProduct, { params: { id } })).name;
const keptByAccount = async () => (await api.call(getFavourites, { token: client.token })).map(({ id }) => id);
const cards = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

async function show(locale: (typeof locales)[number] = "fr") {
  render(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone="Europe/Paris">
      <QueryClientProvider client={queryClient()}>
        <FavouriteList />
        <Toaster label="Messages" closeLabel="Fermer" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(allAnswered);
};

describe("the page of a visitor", () => {
  it.each(locales)("leads on while nothing is kept (%s)", async (locale) => {
    const messages = await loadMessages(locale);
    await show(locale);
    expect(screen.getByRole("heading", { name: messages.favourites.emptyTitle })).toBeTruthy();
    for (const name of [messages.favourites.emptyShop, messages.favourites.emptyLooks, messages.favourites.signIn])
      expect(screen.getByRole("link", { name })).toBeTruthy();
  });

  it("shows what this browser keeps, the newest first, and what became cheaper", async () => {
    await api.dependencies.db.update(products).set({ priceCents: 2000 }).where(eq(products.id, 3));
    keptHere(5, 100);
    keptHere(3, 2500);
    await show();
    expect(cards()).toEqual([await nameOf(3), await nameOf(5)]);
    expect(screen.getAllByText(/de moins/).map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
      "5,00 € de moins qu’à l’ajout",
    ]);
    expect(screen.getByText(t.here)).toBeTruthy();
  });

  it("gives up with one press, goes on at the next piece, and takes it back into its place", async () => {
    for (const id of [3, 5, 7]) keptHere(id, 1, 1000 - id);
    await show();
    const [first, second, third] = cards();
    await press(t.giveUp.replace("{product}", second ?? ""));
    expect(cards()).toEqual([first, third]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe(t.giveUp.replace("{product}", third ?? "")),
    );
    await press(t.undo);
    expect(cards()).toEqual([first, second, third]);
  });
});

describe("the page of a client", () => {
  it("shows what the account keeps, and gives it up there", async () => {
    for (const id of [3, 5]) await api.call(putFavourite, { token: client.token, params: { product: id } });
    setCookies(60);
    await show();
    expect(screen.queryByText(t.here)).toBeNull();
    await press(t.giveUp.replace("{product}", await nameOf(5)));
    expect(await keptByAccount()).toEqual([3]);
    await press(t.giveUp.replace("{product}", await nameOf(3)));
    expect(screen.getByRole("heading", { name: t.emptyTitle })).toBeTruthy();
    expect(await keptByAccount()).toEqual([]);
  });

  it("has what was kept before signing in, whose browser keeps it no longer", async () => {
    keptHere(7);
    setCookies(60);
    await bringFavourites();
    expect(await keptByAccount()).toEqual([7]);
    forgetAccountCopy();
    setCookies(0);
    await show();
    expect(screen.getByRole("heading", { name: t.emptyTitle })).toBeTruthy();
  });

  it("keeps favourites of staff out of it", async () => {
    keptHere(7);
    setCookies(60);
    setCookie(staffCookie, "Maud", 60);
    await bringFavourites();
    expect(await keptByAccount()).toEqual([]);
    setCookie(staffCookie, "", 0);
    await bringFavourites();
    expect(await keptByAccount()).toEqual([7]);
  });

  it("says when it cannot be asked, and asks again", async () => {
    setCookies(60);
    const asked = shop.client;
    shop.client = { ...asked!, call: () => Promise.reject(new TypeError("nobody there")) };
    await show();
    expect(screen.getByText(t.loadFailed)).toBeTruthy();
    shop.client = asked;
    await press(t.retry);
    expect(await screen.findByRole("heading", { name: t.emptyTitle })).toBeTruthy();
  });
});

describe("the heart of a product", () => {
  const showHeart = () =>
    render(
      <>
        <FavouriteButton locale="fr" id={3} cents={1990} label="Garder" />
        <Toaster label="Messages" closeLabel="Fermer" />
      </>,
    );
  const heart = () => screen.getByRole("button", { name: "Garder" });
  const isPressed = () => heart().getAttribute("aria-pressed") === "true";

  it("keeps at once, says so and leads to the page; pressed again it gives up", async () => {
    showHeart();
    expect(isPressed()).toBe(false);
    fireEvent.click(heart());
    expect(isPressed()).toBe(true);
    expect((await screen.findAllByText(t.kept)).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: t.view })).toBeTruthy();
    fireEvent.click(heart());
    expect(isPressed()).toBe(false);
    expect((await screen.findAllByText(t.givenUp)).length).toBeGreaterThan(0);
    expect(await keptByAccount()).toEqual([]);
  });

  it.each([false, true])("keeps what was pressed before its script came, kept already or not (%s)", async (wasKept) => {
    if (wasKept) keptHere(3);
    const page = document.body.appendChild(document.createElement("div"));
    const button = <FavouriteButton locale="fr" id={3} cents={1990} label="Garder" />;
    /* What stands in the HTML is the same for everybody. */
    page.innerHTML = renderToString(button);
    const seen = heart().getAttribute("aria-pressed");
    const root = await act(async () => hydrateRoot(page, button));
    await act(() => giveBack([["click", heart(), seen]]));
    expect([seen, isPressed(), isKeptHere(3)]).toEqual(["false", true, true]);
    await act(allAnswered);
    act(() => root.unmount());
    page.remove();
  });

  it("tells the account of whoever is signed in, as it was pressed last", async () => {
    setCookies(60);
    showHeart();
    fireEvent.click(heart());
    fireEvent.click(heart());
    fireEvent.click(heart());
    await act(async () => {
      await vi.dynamicImportSettled();
      await allAnswered();
    });
    expect(await keptByAccount()).toEqual([3]);
    expect(isPressed()).toBe(true);
  });

  it("takes back what the account did not take, and says so", async () => {
    setCookies(60);
    shop.client = { ...shop.client!, call: () => Promise.reject(new TypeError("nobody there")) };
    showHeart();
    fireEvent.click(heart());
    expect((await screen.findAllByText(t.failed)).length).toBeGreaterThan(0);
    expect(isPressed()).toBe(false);
  });
});
