import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { eq } from "#backend/db/orm.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import { paymentMethods } from "#backend/db/schema/client.ts";
import { requests } from "#backend/db/schema/request.ts";
import { getProduct } from "#contract/catalog.ts";
import { validatePreview } from "#contract/preview.ts";
import { getNextRequest } from "#contract/requests.ts";
import { getLookJudgements, getSuggestions } from "#contract/suggestions.ts";
import BoxPage from "#app/[locale]/(boxes)/[kidId]/suggestions/[requestId]/page.tsx";
import { toastStore } from "#components/ui/toast-store.ts";
import { ownVariant } from "#lib/kid-shop/own-variant.ts";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import es from "#messages/es.json" with { type: "json" };
import { aCard } from "#tests/backend/builders.ts";
import { aHousehold, type Household } from "#tests/backend/box-builders.ts";
import { aComposedBox, askForBox, boxPath } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aBox } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { SuggestionsPage } from "./suggestions-page.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, home: null as Household | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ cookies: async () => ({ get: () => ({ value: shop.home?.token }) }) }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({ locale: "es", ...present(shop.home) })),
);
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(cleanup);

function comeIn(home: Household): void {
  shop.home = home;
  shop.client = clientOf(api, home);
}
/** `search` is a tag this document does not know. */
async function show(part: () => ReactNode): Promise<void> {
  cleanup();
  const said = vi.spyOn(console, "error").mockReturnValue();
  await showPage("es", part);
  expect(said.mock.calls.filter(([text]) => !String(text).includes("is unrecognized in this browser"))).toEqual([]);
  said.mockRestore();
}
const suggestions = ({ kid }: Household, query: Record<string, string> = {}) =>
  show(() => SuggestionsPage({ params: Promise.resolve({ kidId: kid.id }), searchParams: Promise.resolve(query) }));
const isSame = (one: unknown, other: unknown): boolean => one === other;
const { wishes: t } = es;
const { closed } = t;
const wayNamed = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("leads to planning a box where none takes wishes because there is none, and to no more looks once all were judged", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  await suggestions(home);
  expect(screen.getByText(t.noBox.replace("{name}", home.kid.firstname))).toBeTruthy();
  expect(wayNamed(t.noBoxWay)).toBe(`/es/${home.kid.id}/malle`);
  await expectSound();
  const deck = within(document.querySelector<HTMLElement>("[aria-labelledby=look-deck]")!);
  for (let looks = 0; looks < 40; looks += 1) {
    const [like] = deck.queryAllByRole("button", { name: t.deck.like });
    if (!like) break;
    fireEvent.click(like);
    await act(allAnswered);
  }
  expect(deck.getByText(t.deck.finished.replace("{name}", home.kid.firstname))).toBeTruthy();
  await expectSound();
});

it("takes a push to the side for an answer, and no scroll, tap or push that is broken off", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  await suggestions(home);
  const judged = () => api.call(getLookJudgements, { token: home.token, params: { id: home.kid.id } });
  const deck = document.querySelector<HTMLElement>("[aria-labelledby=look-deck]")!;
  const card = () => present(deck.querySelector("img")?.parentElement);
  const drag = (x: number, y: number) => {
    fireEvent.pointerDown(card(), { clientX: 100, clientY: 300 });
    fireEvent.pointerMove(card(), { clientX: 100 + x, clientY: 300 + y });
  };
  for (const [x, y, end] of [
    [40, 0, fireEvent.pointerUp],
    [90, 200, fireEvent.pointerUp],
    [140, 0, fireEvent.pointerCancel],
    [140, 0, fireEvent.pointerLeave],
  ] as const) {
    drag(x, y);
    end(card());
    await act(allAnswered);
    expect(await judged()).toEqual([]);
  }
  drag(140, 20);
  fireEvent.pointerUp(card());
  await act(allAnswered);
  drag(-140, 20);
  fireEvent.pointerUp(card());
  await act(allAnswered);
  expect(new Set((await judged()).map(({ like }) => like))).toEqual(new Set([false, true]));
});

it("says why a wish is refused, beside what could be wished for", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  await askForBox(api, home);
  await suggestions(home);
  const asked = { token: home.token, params: { id: home.kid.id } };
  const { id, name } = present((await api.call(getSuggestions, asked)).products[0]);
  await api.dependencies.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, id));
  await api.dependencies.db.update(products).set({ sizesInStock: [] }).where(eq(products.id, id));
  fireEvent.click(screen.getByRole("button", { name: t.wish.replace("{product}", name) }));
  await act(allAnswered);
  const dialog = await screen.findByRole("dialog", { name: t.refusal.SOLD_OUT.title });
  expect(within(dialog).getByRole("button", { name: t.wishThis })).toBeTruthy();
  await expectSound();
});

it("wishes at once for what was picked before, in the sizes chosen then, and says of how many it could not be", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  await askForBox(api, home);
  const asked = { token: home.token, params: { id: home.kid.id } };
  const [first, second, gone] = (await api.call(getSuggestions, asked)).products.map(({ id }) => id);
  const own = ownVariant(
    (await api.call(getProduct, { params: { id: present(first) }, query: {} })).variants,
    sizesOf(home.kid),
  );
  await api.dependencies.db
    .update(variants)
    .set({ stock: 0 })
    .where(eq(variants.productId, present(gone)));
  await api.dependencies.db
    .update(products)
    .set({ sizesInStock: [] })
    .where(eq(products.id, present(gone)));
  await suggestions(home, { wishes: `${first}:${present(own).variant_id},${second},${gone},999999` });
  const part = within(screen.getByRole("region", { name: t.selection.title }));
  expect(part.getAllByRole("listitem")).toHaveLength(3);
  expect(part.getByText(t.selection.text)).toBeTruthy();
  await expectSound();
  fireEvent.click(part.getByRole("button", { name: "Desear estas 3 prendas" }));
  await act(allAnswered);
  expect(toastStore.getSnapshot().toasts.map(({ message }) => message)).toEqual([
    "2 deseos anotados. Una prenda no pudo ser: su + dice por qué.",
  ]);
  const { wishes } = present(await api.call(getNextRequest, asked));
  expect(wishes.map(({ product_id, variant_id }) => [product_id, variant_id])).toEqual([
    [first, present(own).variant_id],
    [second, null],
  ]);
  expect(part.getByRole("button", { name: "Desear esta prenda" })).toBeTruthy();
  fireEvent.click(part.getAllByRole("button", { pressed: false })[0]!);
  await act(allAnswered);
  expect(await screen.findByRole("dialog", { name: t.refusal.SOLD_OUT.title })).toBeTruthy();
});

it("wishes with one press for the one piece that was picked, in the size chosen then", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  await askForBox(api, home);
  const asked = { token: home.token, params: { id: home.kid.id } };
  const { id } = present((await api.call(getSuggestions, asked)).products[0]);
  const { variants: sizes } = await api.call(getProduct, { params: { id }, query: {} });
  const { variant_id: own } = present(ownVariant(sizes, sizesOf(home.kid)));
  await suggestions(home, { wishes: `${id}:${own}` });
  const part = within(screen.getByRole("region", { name: t.selection.title }));
  fireEvent.click(part.getByRole("button", { name: "Desear esta prenda" }));
  await act(allAnswered);
  const { wishes } = present(await api.call(getNextRequest, asked));
  expect(wishes.map(({ product_id, variant_id }) => [product_id, variant_id])).toEqual([[id, own]]);
});

it("keeps what was picked before a box takes wishes, and leaves out what is not sold", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  const asked = { token: home.token, params: { id: home.kid.id } };
  const [first] = (await api.call(getSuggestions, asked)).products;
  await suggestions(home, { wishes: `${present(first).id},999999` });
  const part = within(screen.getByRole("region", { name: t.selection.title }));
  expect(part.getByText(t.selection.noBoxText)).toBeTruthy();
  expect(part.getAllByRole("listitem")).toHaveLength(1);
  expect(part.queryAllByRole("button")).toEqual([]);
  await expectSound();
  await suggestions(home, { wishes: "999999,nonsense" });
  expect(screen.queryByRole("region", { name: t.selection.title })).toBeNull();
});

it("turns the pages of what suits best by their order: nothing there is older than something else", async () => {
  const home = await aHousehold(api);
  comeIn(home);
  /* The catalogue of tests is not as long as three pages. */
  const client = present(shop.client);
  const call: ApiClient["call"] = async (endpoint, ...asked) => {
    const answer = await client.call(endpoint, ...asked);
    if (isSame(endpoint, getSuggestions)) Object.assign(answer as object, { page: 2, pages: 3 });
    return answer;
  };
  shop.client = { ...client, call };
  await suggestions(home, { page: "2" });
  const pages = within(screen.getByRole("navigation", { name: es.list.pages }));
  const named = ["previous", "next"] as const;
  expect(named.map((name) => pages.getByRole("link", { name: es.list[name] }).getAttribute("href"))).toEqual([
    `/es/${home.kid.id}/suggestions`,
    `/es/${home.kid.id}/suggestions?page=3`,
  ]);
  for (const word of [es.accountList.newer, es.accountList.older]) expect(pages.queryByText(word)).toBeNull();
});

it("says of a box that is composed that it is, and leads to its preview, then to what was agreed", async () => {
  const { home, rid } = await aComposedBox(api);
  comeIn(home);
  const piece = { wishes: "1" };
  await suggestions(home, piece);
  expect(screen.getByText(closed.nextTitle.replace("{name}", home.kid.firstname))).toBeTruthy();
  expect(screen.getByText(closed.text.composed)).toBeTruthy();
  expect(screen.getByText(closed.later)).toBeTruthy();
  expect(wayNamed(closed.way.composed)).toBe(`/es/infos/preview/${home.kid.id}/${rid}`);
  expect(screen.queryByText(t.noBoxWay)).toBeNull();
  await expectSound();

  await api.call(validatePreview, { token: home.token, params: boxPath(home, rid) });
  await suggestions(home, piece);
  const agreement = `/es/infos/preview/${home.kid.id}/${rid}/confirmation`;
  expect(screen.getByText(closed.text.validated)).toBeTruthy();
  expect(wayNamed(closed.way.box)).toBe(agreement);

  const params = Promise.resolve({ kidId: home.kid.id, requestId: String(rid) });
  const box = () => show(() => BoxPage({ params, searchParams: Promise.resolve({}) }));
  const becomes = (change: Partial<typeof requests.$inferInsert>) =>
    api.dependencies.db.update(requests).set(change).where(eq(requests.id, rid));
  await box();
  expect(screen.getByText(closed.title)).toBeTruthy();
  expect(screen.getByText(closed.text.validated)).toBeTruthy();
  await expectSound();

  await becomes({ status: "COMPOSED", previewUntil: api.clock.now() });
  await box();
  expect(screen.getByText(closed.text.ended)).toBeTruthy();
  expect(wayNamed(closed.way.box)).toBe(agreement);

  await becomes({ status: "PREPARED" });
  await box();
  expect(screen.getByText(closed.text.packed)).toBeTruthy();
  expect(wayNamed(closed.way.box)).toBe(agreement);

  await becomes({ status: "SHIPPED" });
  await box();
  expect(screen.getByText(closed.text.gone)).toBeTruthy();
  expect(wayNamed(closed.way.gone)).toBe(`/es/${home.kid.id}/suggestions`);
});

it("says what a box that was agreed to waits for, and leads to where that is mended", async () => {
  const { home, rid } = await aComposedBox(api);
  comeIn(home);
  await api.call(validatePreview, { token: home.token, params: boxPath(home, rid) });
  await api.dependencies.db.delete(paymentMethods).where(eq(paymentMethods.clientId, home.client_id));
  await suggestions(home);
  const { blocked, blockedWay } = es.accountBox;
  expect(screen.getByText(closed.text.blocked)).toBeTruthy();
  expect(screen.getByText(blocked.PAYMENT_METHOD_MISSING)).toBeTruthy();
  expect(wayNamed(blockedWay.PAYMENT_METHOD_MISSING)).toBe("/es/infos/add/payment");
  await expectSound();

  await api.dependencies.db.update(requests).set({ blockedReason: "NOT_ENOUGH_PIECES" }).where(eq(requests.id, rid));
  await aCard(api, home.token);
  await suggestions(home);
  expect(screen.getByText(blocked.NOT_ENOUGH_PIECES)).toBeTruthy();
  expect(wayNamed(blockedWay.NOT_ENOUGH_PIECES)).toBe(`/es/profil/${home.kid.id}`);
});

it("says once on the page of a box that an earlier one has to be paid first, with one way there", async () => {
  const { home, rid } = await aComposedBox(api);
  comeIn(home);
  await api.call(validatePreview, { token: home.token, params: boxPath(home, rid) });
  const orderId = await anOrderRow(api, home.client_id, { kind: "BOX", status: "PAYMENT_FAILED" });
  await aBox(api, home.kid, { status: "CLOSED", orderId });
  const params = Promise.resolve({ kidId: home.kid.id, requestId: String(rid) });
  await show(() => BoxPage({ params, searchParams: Promise.resolve({}) }));
  const { blocked, blockedWay } = es.accountBox;
  expect(screen.getByText(closed.text.blocked)).toBeTruthy();
  expect(screen.getAllByText(blocked.PAYMENT_DUE)).toHaveLength(1);
  expect(wayNamed(blockedWay.PAYMENT_DUE)).toBe(`/es/infos/failed-payment/${orderId}`);
  await expectSound();
});
