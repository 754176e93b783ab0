import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { moveBoxes } from "#backend/requests/life.ts";
import { stylist } from "#backend/requests/stylist.ts";
import { getProfiles, type Profile } from "#contract/profiles.ts";
import { getPreview } from "#contract/preview.ts";
import { getPreviewAlternatives } from "#contract/preview-changes.ts";
import { getRequest } from "#contract/requests.ts";
import CommentPage from "#app/[locale]/(account)/infos/preview/[profileId]/[requestId]/comment/page.tsx";
import ConfirmationPage from "#app/[locale]/(account)/infos/preview/[profileId]/[requestId]/confirmation/page.tsx";
import RoomPage from "#app/[locale]/(account)/infos/preview/[profileId]/[requestId]/page.tsx";
import ListPage from "#app/[locale]/(account)/infos/preview/page.tsx";
import type { ApiClient } from "#lib/http/api-client.ts";
import nl from "#messages/nl.json" with { type: "json" };
import { aHousehold, comeBack, type Household } from "#tests/backend/box-builders.ts";
import { aComposedBox, askForBox, boxPath, itemsOf } from "#tests/backend/composed-box.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aKid, aProfile, aWoman } from "#tests/backend/profile-builders.ts";
import { present } from "#tests/backend/test-catalogue.ts";
import { allAnswered, clientOf } from "#tests/storefront/client-of.ts";
import { expectOneLanguage } from "#tests/storefront/one-language.ts";
import { expectNoticeBefore, setOfficialNotice } from "#tests/storefront/official-notice.ts";
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const shop = vi.hoisted(() => ({
  client: null as ApiClient | null,
  home: null as (Household & { profiles?: Profile[] }) | null,
}));
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
vi.mock("#lib/http/server-client.ts", () => ({ sessionApi: () => shop.client, publicApi: () => shop.client }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => shop.client }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: async () => nl }));
vi.mock("#components/page/client-page.tsx", async () =>
  (await import("#tests/storefront/let-in.ts")).letIn(() => ({ locale: "nl", ...present(shop.home) })),
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

const { fittingRoom: t } = nl;
const say = createTranslator({ locale: "nl", messages: nl, namespace: "fittingRoom" });

async function show(page: () => ReactNode): Promise<void> {
  cleanup();
  await showPage("nl", page);
  await expectSound();
  await expectOneLanguage("nl");
}
async function press(target: HTMLElement): Promise<void> {
  fireEvent.click(target);
  await act(allAnswered);
}
const pieceNamed = (name: string) =>
  present(screen.getAllByRole("button").find((button) => button.dataset["place"] && button.textContent.includes(name)));
async function open(name: string): Promise<HTMLElement> {
  fireEvent.click(pieceNamed(name));
  await act(() => vi.dynamicImportSettled());
  await act(allAnswered);
  return screen.getByRole("dialog", { name });
}

it("in Dutch a box is found, a piece kept, one swapped, one dropped, a word written, and the yes confirmed", async () => {
  const { home, rid } = await aComposedBox(api);
  shop.home = home;
  shop.client = clientOf(api, home, "nl");
  const asked = { token: home.token, params: boxPath(home, rid), locale: "nl" } as const;
  const read = () => api.call(getPreview, asked);
  const params = Promise.resolve({ profileId: home.kid.id, requestId: String(rid) });
  const address = `/nl/infos/preview/${home.kid.id}/${rid}`;

  await show(() => ListPage());
  expect(screen.getByRole("link", { name: t.list.enter }).getAttribute("href")).toBe(address);

  await show(() => RoomPage({ params }));
  const before = itemsOf(await read());
  const [kept] = before;
  await press(
    present(
      within(await open(present(kept).product.name))
        .getAllByRole("button", { name: t.keep })
        .at(-1),
    ),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(itemsOf(await read()).map(({ product }) => product.id)).toEqual(before.map(({ product }) => product.id));

  let swapped = null;
  for (const item of before.slice(1)) {
    const { look_index, item_index } = item;
    const query = { look_index, item_index };
    if ((await api.call(getPreviewAlternatives, { ...asked, query })).alternatives.length > 0) swapped = item;
  }
  const old = present(swapped ?? undefined).product;
  const sheet = await open(old.name);
  await vi.waitFor(() => expect(sheet.querySelector("[aria-busy=true]")).toBeNull());
  await expectOneLanguage("nl");
  const offered = within(sheet).getAllByRole("button", { name: new RegExp(`, (${t.samePrice}|.*€.*)$`) });
  await press(present(offered[0]));
  expect(screen.queryByRole("dialog")).toBeNull();
  const after = itemsOf(await read());
  expect(after.map(({ product }) => product.id)).not.toContain(old.id);

  const dropped = present(after.find(({ product }) => product.id !== present(kept).product.id)).product;
  await press(within(await open(dropped.name)).getByRole("button", { name: t.drop }));
  const count = before.length - 1;
  expect(screen.getByRole("region", { name: t.bar }).textContent).toContain(say("pieces", { count }));
  expect(screen.getByText(t.droppedHint)).toBeTruthy();
  await expectOneLanguage("nl");

  await show(() => CommentPage({ params }));
  fireEvent.change(screen.getByRole("textbox", { name: t.message }), { target: { value: "Graag minder grijs." } });
  await press(screen.getByRole("button", { name: t.send }));
  await show(() => CommentPage({ params }));
  expect(screen.getByRole("list", { name: t.messages }).textContent).toContain("Graag minder grijs.");
  expect(screen.getByText(t.answerComes)).toBeTruthy();

  await setOfficialNotice(api, "nl");
  await show(() => ConfirmationPage({ params }));
  expect(screen.queryByText(t.validated)).toBeNull();
  await expectNoticeBefore(screen.getByRole("button", { name: t.agree }), api, "nl");
  await press(screen.getByRole("button", { name: t.agree }));
  await show(() => ConfirmationPage({ params }));
  expect(screen.getByText(t.validated)).toBeTruthy();
  expect(screen.queryByRole("note")).toBeNull();
  expect(screen.getByRole("button", { name: t.reopen })).toBeTruthy();
  expect(await api.call(getRequest, asked)).toMatchObject({ status_details: { code: "VALIDATED" } });
  expect(itemsOf(await read())).toHaveLength(count);
});

it("each page of a preview leads to the others: to their own preview where one waits, else to the page of their box", async () => {
  const home = await aHousehold(api);
  const [sister, mother] = [
    await aProfile(api, home.token, aKid({ firstname: "Ada" })),
    await aProfile(api, home.token, aWoman()),
  ];
  const { id: rid } = await askForBox(api, home);
  const { id: ofSister } = await askForBox(api, { ...home, kid: sister });
  api.clock.advance(3 * 24 * 3_600_000);
  await moveBoxes(api.dependencies, stylist);
  const token = await comeBack(api, home);
  await askForBox(api, { ...home, token, kid: mother });
  shop.home = { ...home, token, profiles: await api.call(getProfiles, { token }) };
  shop.client = clientOf(api, shop.home, "nl");

  const params = Promise.resolve({ profileId: home.kid.id, requestId: String(rid) });
  for (const page of [RoomPage, CommentPage, ConfirmationPage]) {
    await show(() => page({ params }));
    const links = within(screen.getByRole("navigation", { name: nl.profile.switch })).getAllByRole("link");
    const ways = links.map((link) => [link.lastChild?.textContent, [link.getAttribute("href"), link.ariaCurrent]]);
    expect(Object.fromEntries(ways)).toEqual({
      [home.kid.firstname]: [`/nl/infos/preview/${home.kid.id}/${rid}`, "page"],
      [sister.firstname]: [`/nl/infos/preview/${sister.id}/${ofSister}`, null],
      [mother.firstname]: [`/nl/${mother.id}/malle`, null],
    });
  }
});
