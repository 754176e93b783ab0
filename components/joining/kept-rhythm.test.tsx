import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { cancelRequest } from "#contract/requests.ts";
import { getSubscriptions, terminateSubscription, type Subscription } from "#contract/subscriptions.ts";
import BoxesPage from "#app/[locale]/(boxes)/[kidId]/malle/page.tsx";
import RhythmPage from "#app/[locale]/(quiz)/quiz/[code]/subscription/[kidId]/page.tsx";
import { formatDate } from "#lib/dates/format.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { aHousehold, subscribe, type Household } from "#tests/backend/box-builders.ts";
import { askForBox } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectNoticeBefore, setOfficialNotice } from "#tests/storefront/official-notice.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  token: "",
  kid: null as Profile | null,
  router: { refresh: vi.fn<() => void>(), replace: vi.fn<(target: string) => void>() },
}));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: (name: string) => (name.endsWith("token") ? { value: shop.token } : undefined) }),
}));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => shop.router }));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({
    locale: "nl",
    token: shop.token,
    kid: present(shop.kid),
  })),
);
vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);

let api: TestApi;
let home: Household;
let begun: Subscription;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  home = await aHousehold(api);
  shop.token = home.token;
  shop.client = clientOf(api, home);
  begun = await subscribe(api, home, { frequency: 2 });
});
afterEach(() => {
  cleanup();
  shop.router.refresh.mockClear();
  shop.router.replace.mockClear();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});

type ProfilePage = typeof BoxesPage | typeof RhythmPage;
/** A page of the profile as it is now; `again`: of its address. */
async function show(page: ProfilePage, again?: string): Promise<void> {
  cleanup();
  const [kid] = await api.call(getProfiles, { token: home.token });
  shop.kid = present(kid);
  const params = Promise.resolve({ code: "subscriber", kidId: shop.kid.id });
  await showPage("nl", () => page({ params, searchParams: Promise.resolve(again === undefined ? {} : { again }) }));
  await act(allAnswered);
}
async function press(target: HTMLElement | string): Promise<void> {
  fireEvent.click(typeof target === "string" ? screen.getByRole("button", { name: target }) : target);
  await act(allAnswered);
}
const { rhythm: t } = nl;
const own = () => `/nl/${home.kid.id}/malle`;
async function read(): Promise<Subscription> {
  const [subscription] = await api.call(getSubscriptions, { token: home.token, params: { id: home.kid.id } });
  return present(subscription);
}

it("stays with a change of a subscription that goes on", async () => {
  await show(RhythmPage);
  await press(t.do.frequency);
  await press(screen.getByRole("radio", { name: /3/ }));
  await press(t.confirm.frequency);
  expect(shop.router.refresh).toHaveBeenCalledOnce();
  expect(shop.router.replace).not.toHaveBeenCalled();
});

it("leads from a pause to the child's page, which tells until when, goes on again, and takes it back", async () => {
  await show(RhythmPage);
  await press(t.do.pause);
  await press(screen.getAllByRole("radio")[1]!);
  await expectSound();
  await press(t.confirm.pause);
  expect(shop.router.replace.mock.calls).toEqual([[own()]]);
  expect(shop.router.refresh).not.toHaveBeenCalled();

  await show(BoxesPage);
  const until = present((await read()).paused_until ?? undefined);
  expect(screen.getByText(t.pausedUntil.replace("{date}", formatDate(until, "nl")))).toBeTruthy();
  expect(screen.getByRole("button", { name: t.do.resume })).toBeTruthy();
  expect(screen.getByText(t.last.replace("{what}", t.event.PAUSED))).toBeTruthy();
  await expectSound();
  await press(t.undo);
  expect(screen.getByRole("button", { name: t.do.pause })).toBeTruthy();
});

it("leads from the end to the child's page, which tells the day and asks why", async () => {
  await show(RhythmPage);
  await press(t.do.end);
  await press(t.confirm.end);
  expect(shop.router.replace.mock.calls).toEqual([[own()]]);

  await show(BoxesPage);
  const at = present((await read()).terminated_at ?? undefined);
  const { firstname: name } = home.kid;
  const ended = t.ended.replace("{name}", name).replace("{date}", formatDate(at, "nl"));
  expect(screen.getByText(ended)).toBeTruthy();
  expect(screen.getByRole("button", { name: t.reason.send })).toBeTruthy();
  await expectSound();
});

it("shows the official notice above the button that asks for one box more, and above that which asks for it again", async () => {
  const { token } = home;
  shop.client = clientOf(api, home, "nl");
  await setOfficialNotice(api, "nl");
  await show(BoxesPage);
  expect(screen.queryByRole("note")).toBeNull();
  await press(t.box.ask);
  await expectNoticeBefore(screen.getByRole("button", { name: t.box.confirm }), api, "nl");
  await expectSound();

  const { id } = await askForBox(api, home);
  const params = { id: home.kid.id, rid: String(id) };
  await show(BoxesPage, String(id));
  expect(screen.queryByRole("button", { name: t.box.confirm })).toBeNull();
  await api.call(cancelRequest, { token, params });
  await show(BoxesPage, String(id));
  expect(screen.getByRole("heading", { name: t.box.againTitle.replace("{name}", home.kid.firstname) })).toBeTruthy();
  await expectNoticeBefore(screen.getByRole("button", { name: t.box.confirm }), api, "nl");
  expect(screen.getAllByRole("note")).toHaveLength(1);
  await expectSound();
});

it("says why a change is refused that another device made impossible, and stays until it is read", async () => {
  await show(RhythmPage);
  await press(t.do.budget);
  await press(screen.getByRole("radio", { name: /210/ }));
  const params = { id: home.kid.id, sid: begun.id };
  await api.call(terminateSubscription, { token: home.token, params, body: {} });
  await press(t.confirm.budget);
  const [said] = screen.getAllByText(nl.error.SUBSCRIPTION_ENDED);
  expect(said).toBeTruthy();
  expect([shop.router.refresh, shop.router.replace].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(screen.getByRole("link", { name: t.toBoxes.replace("{name}", home.kid.firstname) }).getAttribute("href")).toBe(
    own(),
  );
  await expectSound();
});
