import { fireEvent, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { elided } from "#contract/elision.ts";
import { locales } from "#contract/locale.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { fill } from "#lib/quiz/fill.ts";
import { localizePath } from "#lib/routing/href.ts";
import { profileHref } from "#lib/profiles/profile-href.ts";
import { aClient, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile } from "#tests/backend/profile-builders.ts";
import { clientOf } from "#tests/storefront/client-of.ts";
import { showOwnListSizes } from "./list/own-list-sizes.ts";
import { showOwnSizes } from "./product/show-own-sizes.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", async () => {
  const messages = await import("#lib/i18n/messages.ts");
  return { lazyMessages: messages.loadMessages };
});

const msPerDay = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * msPerDay);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

let api: TestApi;
let owner: SignedIn;
let zoe: Profile;
beforeAll(async () => {
  HTMLElement.prototype.checkVisibility = () => true;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  api = await createTestApi();
  /* What she wears was told more than a year ago; what he wears is roomy still. */
  api.clock.set(daysAgo(400));
  owner = await aClient(api);
  shop.client = clientOf(api, owner);
  const sizes = (size: string) => ({ top_size: size, bottom_size: size, birthdate: dayOf(daysAgo(4 * 365)) });
  zoe = await aProfile(api, owner.token, aKid({ firstname: "Zoé", ...sizes("3 ans") }));
  api.clock.advance(60_000);
  await aProfile(api, owner.token, aKid({ firstname: "Ali", ...sizes("10 ans") }));
});
afterAll(() => api.close());
afterEach(() => document.body.replaceChildren());

/** The words on a page for a size of Zoé's, and those beside them that a year has passed. */
async function words(locale: (typeof locales)[number], told: string, next: string) {
  const messages = await loadMessages(locale);
  const name = elided({ name: zoe.firstname });
  const { grownSize: t } = messages;
  const date = formatDate(zoe.sizes_told_on.top_size ?? "", locale);
  return {
    messages,
    next: fill(t.next, { ...name, size: formatSize(next, locale, "") }),
    note: fill(t.note, { ...name, size: formatSize(told, locale, ""), date }),
    update: fill(t.update, name),
  };
}

it.each(locales)("a product offers what a child has grown into beside what was told (%s)", async (locale) => {
  history.replaceState(null, "", localizePath(locale, "/shop"));
  const sizes = ["3 ans", "4 ans", "10 ans"];
  const label = (size: string) => formatSize(size, locale, "");
  document.body.innerHTML = `<div class="pd-info">
    <form>${sizes.map((size, id) => `<label><input type="radio" name="size" value="${id}"><b>${label(size)}</b></label>`).join("")}</form>
    <fieldset data-own-sizes="KID TOP" hidden></fieldset>
    <details><form data-size-help="kids" data-sizes="${sizes.map((size, id) => `${id}:${size}:1`).join("|")}"></form></details>
  </div>`;
  const place = document.querySelector<HTMLElement>("[data-own-sizes]")!;
  await showOwnSizes(place);
  const { messages, next, note, update } = await words(locale, "3 ans", "4 ans");
  const told = (name: string, size: string) => fill(messages.sizeHelp.profile, { name, size: label(size) });
  const buttons = within(place).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([told("Zoé", "3 ans"), next, told("Ali", "10 ans")]);
  expect(place.textContent).toContain(note);
  expect(within(place).getByRole("link", { name: update }).getAttribute("href")).toBe(
    `${profileHref(locale, zoe)}#profile-sizes`,
  );
  fireEvent.click(within(place).getByRole("button", { name: next }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: label("4 ans") }).checked).toBe(true);
  const [stored] = await api.call(getProfiles, { token: owner.token });
  expect([stored?.top_size, stored?.sizes_told_on]).toEqual(["3 ans", zoe.sizes_told_on]);
});

it.each(locales)("a list ticks what a child has grown into with a button of its own (%s)", async (locale) => {
  history.replaceState(null, "", localizePath(locale, "/shop/girls"));
  document.body.innerHTML = `<form><div data-own-list-sizes hidden></div>${["3 ans", "4 ans", "10 ans"]
    .map((size) => `<label><input type="checkbox" name="size" value="${size}">${size}</label>`)
    .join("")}</form>`;
  const place = document.querySelector<HTMLElement>("[data-own-list-sizes]")!;
  await showOwnListSizes(place);
  const { messages, next, note, update } = await words(locale, "3 ans", "4 ans");
  const told = (name: string) => fill(messages.listSizes.profile, elided({ name }));
  const buttons = within(place).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([told("Zoé"), next, told("Ali")]);
  expect(place.textContent).toContain(note);
  expect(within(place).getByRole("link", { name: update })).toBeTruthy();
  fireEvent.click(within(place).getByRole("button", { name: next }));
  const ticked = screen.getAllByRole<HTMLInputElement>("checkbox", { checked: true });
  expect(ticked.map(({ value }) => value)).toEqual(["4 ans"]);
});

it("says nothing where no size is old", async () => {
  history.replaceState(null, "", "/shop");
  api.clock.set(daysAgo(0));
  const other = await aClient(api);
  shop.client = clientOf(api, other);
  await aProfile(api, other.token, aKid({ firstname: "Zoé", birthdate: dayOf(daysAgo(4 * 365)), top_size: "3 ans" }));
  document.body.innerHTML = `<form><div data-own-list-sizes hidden></div><input type="checkbox" name="size" value="3 ans"><input type="checkbox" name="size" value="4 ans"></form>`;
  const place = document.querySelector<HTMLElement>("[data-own-list-sizes]")!;
  await showOwnListSizes(place);
  expect(within(place).getAllByRole("button")).toHaveLength(1);
  expect(place.querySelector("p")).toBeNull();
});
