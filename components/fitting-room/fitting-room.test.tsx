import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { and, eq } from "#backend/db/orm.ts";
import { products, variants } from "#backend/db/schema/catalog.ts";
import { requestItems, requests } from "#backend/db/schema/request.ts";
import { moveBoxes } from "#backend/requests/life.ts";
import { stylist } from "#backend/requests/stylist.ts";
import { getPreview, type Preview } from "#contract/preview.ts";
import { getPreviewAlternatives } from "#contract/preview-changes.ts";
import { getRequest } from "#contract/requests.ts";
import { getSuggestions } from "#contract/suggestions.ts";
import { toastStore } from "#components/ui/toast-store.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";
import de from "#messages/de.json" with { type: "json" };
import { aHousehold, comeBack, type Household } from "#tests/backend/box-builders.ts";
import { aComposedBox, askForBox, boxPath, itemsOf } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKeptBox } from "#tests/backend/kept-pieces.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { rendered } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";
import { Agreement } from "./agreement.tsx";
import { FittingRoom } from "./fitting-room.tsx";
import { BoxMessages } from "./messages.tsx";
import { PreviewRoom } from "./preview-room.tsx";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, refresh: vi.fn<() => void>() }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("#lib/http/server-client.ts", () => ({ publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: shop.refresh }) }));
vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("next-intl");
  return {
    getLocale: async () => "de",
    getTranslations: async (namespace: "fittingRoom") => createTranslator({ locale: "de", messages: de, namespace }),
  };
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  shop.refresh.mockClear();
});

const show = (page: React.ReactNode) =>
  render(
    <IntlProvider locale="de" messages={de} timeZone="Europe/Paris">
      {page}
    </IntlProvider>,
  );
async function press(target: HTMLElement): Promise<void> {
  fireEvent.click(target);
  await act(allAnswered);
}
/** The sheet of a piece, whose part of the page comes when it is first asked for. */
async function open(piece: HTMLElement): Promise<HTMLElement> {
  fireEvent.click(piece);
  await act(() => vi.dynamicImportSettled());
  await act(allAnswered);
  return screen.getByRole("dialog");
}
const read = async (home: Household, rid: number) => {
  const asked = { token: home.token, params: boxPath(home, rid), locale: "de" } as const;
  const [box, preview] = await Promise.all([api.call(getRequest, asked), api.call(getPreview, asked)]);
  return { box, preview };
};
const soldOut = (productId: number) =>
  api.dependencies.db.transaction(async (tx) => {
    await tx.update(variants).set({ stock: 0 }).where(eq(variants.productId, productId));
    await tx.update(products).set({ sizesInStock: [] }).where(eq(products.id, productId));
  });
const { fittingRoom: t } = de;

it("says that an alternative sold out while it was looked at, and offers what is left", async () => {
  const { home, rid, preview } = await aComposedBox(api);
  shop.client = clientOf(api, home);
  show(<FittingRoom preview={preview} />);
  const offered = async ({ look_index, item_index }: Preview["looks"][number]["items"][number]) =>
    (
      await api.call(getPreviewAlternatives, {
        token: home.token,
        params: boxPath(home, rid),
        query: { look_index, item_index },
      })
    ).alternatives;
  let item = present(itemsOf(preview)[0]);
  for (const candidate of itemsOf(preview)) if ((await offered(candidate)).length > 1) item = candidate;
  const [gone] = await offered(item);
  await press(screen.getByRole("button", { name: new RegExp(item.product.name) }));
  const sheet = await screen.findByRole("dialog", { name: item.product.name });
  const choose = await within(sheet).findByRole("button", {
    name: new RegExp(`^${present(gone).product.name} nehmen`),
  });
  await soldOut(present(gone).product.id);
  api.clock.advance(1000);
  await press(choose);
  expect(await within(sheet).findByText(t.goneMeanwhile)).toBeTruthy();
  expect(toastStore.getSnapshot().announcement).toBe(t.goneMeanwhile);
  await expectSound();
  await vi.waitFor(() => expect(choose.isConnected).toBe(false));
  const [next] = await within(sheet).findAllByRole("button", { name: / nehmen, / });
  expect(next?.getAttribute("aria-label")).not.toContain(present(gone).product.name);
  await press(present(next));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { preview: after } = await read(home, rid);
  const inBox = itemsOf(after).map(({ product }) => product.id);
  expect(inBox).not.toContain(item.product.id);
  expect(inBox).not.toContain(present(gone).product.id);
});

it("no longer looks for what could stand in the place of a piece that is being taken out", async () => {
  const { home, preview } = await aComposedBox(api);
  const client = clientOf(api, home);
  const lookedFor: AbortSignal[] = [];
  const call: ApiClient["call"] = (endpoint, input, options) => {
    if (endpoint.path !== getPreviewAlternatives.path) return client.call(endpoint, input, options);
    lookedFor.push(present(options?.signal));
    return new Promise(() => undefined);
  };
  shop.client = { ...client, call };
  show(<FittingRoom preview={preview} />);
  const { product } = present(itemsOf(preview)[0]);
  const sheet = await open(screen.getByRole("button", { name: new RegExp(product.name) }));
  await vi.waitFor(() => expect(lookedFor).toHaveLength(1));
  fireEvent.click(within(sheet).getByRole("button", { name: t.drop }));
  await vi.waitFor(() => expect(lookedFor[0]?.aborted).toBe(true));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(lookedFor).toHaveLength(1);
});

it("says, in sight and aloud, that it could not find what could stand in the place of a piece", async () => {
  const { home, preview } = await aComposedBox(api);
  const client = clientOf(api, home);
  const call: ApiClient["call"] = (endpoint, input, options) =>
    endpoint.path === getPreviewAlternatives.path
      ? Promise.reject(new AppError("network", "NETWORK", "no answer"))
      : client.call(endpoint, input, options);
  shop.client = { ...client, call };
  show(<FittingRoom preview={preview} />);
  const { product } = present(itemsOf(preview)[0]);
  const sheet = await open(screen.getByRole("button", { name: new RegExp(product.name) }));
  expect(await within(sheet).findByText(de.error.NETWORK)).toBeTruthy();
  expect(toastStore.getSnapshot().announcement).toBe(de.error.NETWORK);
});

it("keeps the place of a look of which the only piece was taken out, to put it back there", async () => {
  const { home, rid, preview: composed } = await aComposedBox(api);
  const alone = present(itemsOf(composed).at(-1));
  const isAlone = and(
    eq(requestItems.requestId, rid),
    eq(requestItems.lookIndex, alone.look_index),
    eq(requestItems.itemIndex, alone.item_index),
  );
  await api.dependencies.db.update(requestItems).set({ lookIndex: 9, itemIndex: 0 }).where(isAlone);
  const { preview } = await read(home, rid);
  const last = preview.looks.length;
  expect(preview.looks.at(-1)).toMatchObject({ look_index: 9, items: [{ product: { id: alone.product.id } }] });
  shop.client = clientOf(api, home);
  show(<FittingRoom preview={preview} />);
  const heading = () =>
    screen.getByRole("heading", { name: t.look.replace("{number}", String(last)).replace("{count}", String(last)) });
  const stage = () => within(present(heading().closest("li")));
  const sheet = await open(stage().getByRole("button", { name: /€$/ }));
  await press(within(sheet).getByRole("button", { name: t.drop }));
  const putBack = stage().getByRole("button", { name: new RegExp(`^${t.putBack}`) });
  expect(stage().queryByRole("button", { name: /€$/ })).toBeNull();
  expect(stage().queryByText(/€/)).toBeNull();
  expect(document.activeElement).toBe(putBack);
  await expectSound();
  await press(putBack);
  expect(stage().getByRole("button", { name: /€$/ })).toBeTruthy();
  expect(stage().queryByRole("button", { name: new RegExp(`^${t.putBack}`) })).toBeNull();
});

it("shows the look at once whose piece has the focus, and lets a turned strip end its turn", async () => {
  const { preview } = await aComposedBox(api);
  show(<FittingRoom preview={preview} />);
  const strip = present(screen.getAllByRole("listitem").find(({ id }) => id === "look-1")?.parentElement);
  const jumps: unknown[] = [];
  Object.assign(strip, { scrollTo: (to: unknown) => jumps.push(to) });
  const rects = vi.spyOn(Element.prototype, "getBoundingClientRect");
  rects.mockImplementation(function rect(this: Element) {
    const look = this.closest("li.fr-look");
    return { left: look ? 367 * (Number(look.id.slice("look-".length)) - 1) : 0 } as DOMRect;
  });
  try {
    const second = within(present(document.querySelector<HTMLElement>("#look-2")));
    fireEvent.focus(second.getByRole("heading", { level: 2 }));
    expect(jumps).toEqual([]);
    fireEvent.focus(present(second.getAllByRole("button", { hidden: true })[0]));
    expect(jumps).toEqual([{ left: 367, behavior: "instant" }]);
    fireEvent.focus(present(document.querySelector<HTMLElement>("#look-1 button.fr-piece")));
    expect(jumps).toHaveLength(1);
  } finally {
    rects.mockRestore();
  }
});

it("names the wishes that are missing, each with its reason, and what earlier boxes taught", async () => {
  const home = await aHousehold(api);
  const { products: fitting } = await api.call(getSuggestions, { token: home.token, params: { id: home.kid.id } });
  const kept = fitting
    .filter((_, index) => index % 2 === 1)
    .map(({ id: productId, name, variants: [variant] }) => ({
      productId,
      variantId: present(variant).variant_id,
      name,
      size: "5 ans",
    }));
  /* Twice each: what was kept once is no lesson, and then it would hang on the choice whether the box shows one. */
  for (let time = 0; time < 2; time += 1) await aKeptBox(api, home.kid, kept);
  const wished = present(fitting[0]);
  const { id: rid } = await askForBox(api, home, { wishes: [{ product_id: wished.id }] });
  await soldOut(wished.id);
  api.clock.advance(3 * 86_400_000);
  await moveBoxes(api.dependencies, stylist);
  home.token = await comeBack(api, home);
  const { box, preview } = await read(home, rid);
  show(await rendered(<PreviewRoom box={box} preview={preview} />));
  const missing = within(screen.getByRole("region", { name: "Der Wunsch, der fehlt" }));
  expect(missing.getByText(preview.unfulfilled_wishes[0]!.product.name)).toBeTruthy();
  expect(missing.getByText(t.missing.SOLD_OUT)).toBeTruthy();
  await expectSound();
  const word = within(screen.getByRole("region", { name: t.word }));
  expect(word.getByText(/Ein Wunsch fehlt, warum, steht weiter unten/)).toBeTruthy();
  expect(word.getByText(t.learnt)).toBeTruthy();
  const lessons = word.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lessons.length).toBeGreaterThan(0);
  expect(lessons.join(" ")).toMatch(/behalten/);
});

it("says that a box is on its way, and that a yes which comes too late is refused", async () => {
  const { home, rid } = await aComposedBox(api);
  shop.client = clientOf(api, home);
  const { box, preview } = await read(home, rid);
  show(await rendered(<Agreement box={box} preview={preview} />));
  await api.dependencies.db.update(requests).set({ status: "SHIPPED" }).where(eq(requests.id, rid));
  await press(screen.getByRole("button", { name: t.agree }));
  expect(await screen.findByText(de.error.PREVIEW_CLOSED)).toBeTruthy();
  await expectSound();
  expect(shop.refresh).toHaveBeenCalledOnce();

  cleanup();
  const now = await read(home, rid);
  show(await rendered(<Agreement {...now} />));
  expect(screen.getByText(t.onItsWayText)).toBeTruthy();
  await expectSound();
  expect(screen.queryByRole("button", { name: t.agree })).toBeNull();
  expect(screen.queryByRole("button", { name: t.reopen })).toBeNull();
  const steps = within(screen.getByRole("list", { name: t.way.label })).getAllByRole("listitem");
  expect(steps.findIndex((step) => step.getAttribute("aria-current") === "step")).toBe(2);

  cleanup();
  show(await rendered(<PreviewRoom {...now} />));
  expect(screen.getByText(t.onItsWay)).toBeTruthy();
  await expectSound();
  expect(screen.getByRole("link", { name: t.onItsWayWay })).toBeTruthy();
  expect(screen.queryByRole("region", { name: t.bar })).toBeNull();
});

/** The seconds that a page believes have passed since it was opened, told to what it asks to be told every so often. */
function ownTime() {
  const now = performance.now.bind(performance);
  let passedMs = 0;
  const ticks = new Set<() => void>();
  vi.spyOn(performance, "now").mockImplementation(() => now() + passedMs);
  const { setInterval: every } = globalThis;
  vi.spyOn(globalThis, "setInterval").mockImplementation((tick: () => void, ms?: number) => {
    if (ms === 20_000) ticks.add(tick);
    return every(tick, ms);
  });
  return async (ms: number) => {
    passedMs += ms;
    api.clock.advance(ms);
    act(() => ticks.forEach((tick) => tick()));
    await act(allAnswered);
  };
}
const untilEnd = ({ preview_until, as_of }: Preview) =>
  new Date(preview_until ?? "").getTime() - new Date(as_of).getTime();

it("closes by itself when its time runs out on an open page, and says so", async () => {
  const pass = ownTime();
  const { home, rid } = await aComposedBox(api);
  shop.client = clientOf(api, home);
  const { box, preview } = await read(home, rid);
  const [item] = itemsOf(preview);
  const piece = { name: new RegExp(present(item).product.name) };
  show(await rendered(<PreviewRoom box={box} preview={preview} />));
  await open(screen.getByRole("button", piece));
  await pass(untilEnd(preview) - 30_000);
  expect(screen.getByText(t.left.lastMinute)).toBeTruthy();
  expect(shop.refresh).not.toHaveBeenCalled();
  await pass(30_000);
  expect(screen.getByText(de.error.PREVIEW_CLOSED)).toBeTruthy();
  expect(shop.refresh).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", piece)).toBeNull();
  expect(screen.queryByRole("region", { name: t.bar })).toBeNull();
  await expectSound();

  home.token = await comeBack(api, home);
  cleanup();
  show(await rendered(<PreviewRoom {...await read(home, rid)} />));
  expect(screen.getByText(t.onItsWay)).toBeTruthy();
});

it("refuses in words what is pressed after the time ran out, and shows what stands by then", async () => {
  const { home, rid, preview } = await aComposedBox(api);
  shop.client = clientOf(api, home);
  show(<FittingRoom preview={preview} />);
  const [item] = itemsOf(preview);
  const sheet = await open(screen.getByRole("button", { name: new RegExp(present(item).product.name) }));
  api.clock.advance(untilEnd(preview));
  home.token = await comeBack(api, home);
  await press(within(sheet).getByRole("button", { name: t.drop }));
  expect(screen.getByText(de.error.PREVIEW_CLOSED)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("region", { name: t.bar })).toBeNull();
  const { preview: after } = await read(home, rid);
  expect(itemsOf(after)).toHaveLength(itemsOf(preview).length);
});

it("keeps the word that comes after the time ran out, and says why it was not sent", async () => {
  const { home, rid, preview } = await aComposedBox(api);
  shop.client = clientOf(api, home);
  show(await rendered(<BoxMessages {...await read(home, rid)} />));
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: t.message });
  fireEvent.change(field(), { target: { value: "Bitte weniger Grau." } });
  api.clock.advance(untilEnd(preview));
  home.token = await comeBack(api, home);
  await press(screen.getByRole("button", { name: t.send }));
  expect(screen.getByText(de.error.PREVIEW_CLOSED)).toBeTruthy();
  expect(field().value).toBe("Bitte weniger Grau.");
  await expectSound();
  expect((await read(home, rid)).preview.messages).toEqual([]);
});
