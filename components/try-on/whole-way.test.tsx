import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import RatingPage from "#app/[locale]/(account)/infos/rating/[orderId]/page.tsx";
import { getTryOn } from "#contract/try-on.ts";
import { formatSize } from "#lib/catalog/size.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { formatEuros } from "#lib/money/format.ts";
import es from "#messages/es.json" with { type: "json" };
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { deliveredBoxes, type BoxHousehold } from "#tests/backend/delivered-box.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectOneLanguage } from "#tests/storefront/one-language.ts";
import { expectNoticeBefore, setOfficialNotice } from "#tests/storefront/official-notice.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({ client: null as ApiClient | null, home: null as BoxHousehold | null }));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: async () => es }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({ locale: "es", ...present(shop.home) })),
);
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
let home: BoxHousehold;
beforeAll(async () => {
  api = await createTestApi({ environment: { SEED_ACCOUNTS: false } });
  home = present((await deliveredBoxes(api, 1))[0]);
  shop.home = home;
  shop.client = clientOf(api, home, "es");
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const { tryOn: t } = es;
const say = createTranslator({ locale: "es", messages: es, namespace: "tryOn" });
const read = () => api.call(getTryOn, { token: home.token, params: { id: home.order.id }, locale: "es" });

async function open(): Promise<void> {
  cleanup();
  await showPage("es", () => RatingPage({ params: Promise.resolve({ orderId: home.order.id }) }));
  await act(allAnswered);
  await expectSound();
  await expectOneLanguage("es");
}
const groupOf = (name: string) => within(screen.getByRole("group", { name }));
const dueOf = () => document.querySelector("output[aria-live=polite]")?.textContent;

it("in Spanish of a box one piece goes back, one is exchanged, the rest stays: the bill follows, and all is confirmed", async () => {
  await setOfficialNotice(api, "es");
  await open();
  const before = await read();
  const swap = before.pieces.findIndex(({ other_sizes: sizes }) => sizes.some(({ is_available }) => is_available));
  const [exchanged, back] = [present(before.pieces[swap]), present(before.pieces[swap === 0 ? 1 : 0])];
  const wholeDue = dueOf();
  for (const { name, order_line_id: id } of before.pieces) {
    const decision = id === exchanged.order_line_id ? "EXCHANGE" : id === back.order_line_id ? "BACK" : "KEEP";
    fireEvent.click(groupOf(say("decisionOf", { name })).getByRole("radio", { name: t.decision[decision] }));
  }
  expect(dueOf()).not.toBe(wholeDue);
  fireEvent.click(groupOf(say("reasonOf", { name: back.name })).getByRole("radio", { name: t.reason.NOT_AS_EXPECTED }));
  const sizes = groupOf(say("sizeOf", { name: exchanged.name })).getAllByRole<HTMLInputElement>("radio");
  fireEvent.click(present(sizes.find(({ disabled }) => !disabled)));
  await expectSound();
  await expectOneLanguage("es");
  const due = dueOf();
  expect(screen.getAllByRole("note")).toHaveLength(1);
  await expectNoticeBefore(screen.getByRole("button", { name: t.submitMixed }), api, "es");
  const toNotice = screen.getByRole("link", { name: "la garantía legal de conformidad" });
  expect(document.querySelector(present(toNotice.getAttribute("href") ?? undefined))).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: t.submitMixed }));
  await act(allAnswered);

  expect(screen.getByRole("heading", { name: t.decidedTitle })).toBeTruthy();
  expect(screen.queryByRole("note")).toBeNull();
  const decided = await read();
  expect(decided.status).toBe("DECIDED");
  expect(Map.groupBy(decided.pieces, ({ decision }) => decision).get("BACK")).toMatchObject([
    { order_line_id: back.order_line_id, reason: "NOT_AS_EXPECTED" },
  ]);
  expect(decided.pieces[swap]?.decision).toBe("EXCHANGE");
  expect(formatEuros(decided.bill.due_ttc, "es")).toBe(due);
  await open();
  for (const told of [t.decidedTitle, t.parcelTitle, t.outcome.BACK, t.bill])
    expect(screen.getByText(told)).toBeTruthy();
  expect(screen.getAllByText(t.outcome.KEEP)).toHaveLength(before.pieces.length - 2);
  const size = formatSize(present(decided.pieces[swap]?.exchange ?? undefined).size, "es", es.size.oneSize);
  expect(screen.getByText(say("outcome.EXCHANGE", { size }))).toBeTruthy();
  expect(document.body.textContent).toContain(present(due ?? undefined));
  expect(screen.getByRole("button", { name: t.changeChoice })).toBeTruthy();
});
