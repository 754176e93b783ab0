import { expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import type { FeatureName } from "#lib/routing/route.ts";
import { localizePath } from "#lib/routing/href.ts";
import { routes } from "#lib/routing/routes.ts";
import { planAccountMenu, planAccountRooms } from "./account.ts";
import { currentPage } from "./current-page.ts";

const paths = (links: { href: string }[]) => links.map(({ href }) => href);
const rooms = (...plan: Parameters<typeof planAccountRooms>) =>
  paths(planAccountRooms(...plan).flatMap((wing) => wing.rooms));
const bare = {
  subscription_status: "PROSPECT",
  woman_subscription_status: null,
  shop_status: "PROSPECT",
  gift_card_status: null,
} as const;
const member = { ...bare, subscription_status: "ONGOING_SUBSCRIPTION" } as const;
const everything = () => true;

it("leads from the overview to everything the menu names but the overview and the orders it shows itself", () => {
  const others = paths(planAccountMenu("de", everything)).filter((path) => !/infos(\/orders)?$/.test(path));
  expect(rooms("de", everything, member)).toEqual(expect.arrayContaining(others));
});
it.each(locales)("names no two places alike (%s)", async (locale) => {
  const { account } = await loadMessages(locale);
  const names = planAccountMenu(locale, everything, member).map(({ name }) => account.nav[name]);
  expect(names).toEqual([...new Set(names)]);
});
it.each(locales)("knows where every page of the account belongs (%s)", (locale) => {
  const menu = planAccountMenu(locale, everything);
  const inAccount = Object.values(routes).flatMap(({ path }) => (/^\/infos(\/|$)/.test(path) ? [path] : []));
  const belongs = new Map(inAccount.map((path) => [path, currentPage(localizePath(locale, path), menu)]));
  expect(inAccount.filter((path) => belongs.get(path) === undefined)).toEqual([]);
  expect(belongs.get("/infos/edit/return-mode")).toBe(localizePath(locale, "/infos/returns"));
});
it("says nothing of what is switched off", () => {
  const isOn = (feature: FeatureName) => feature !== "loyalty" && feature !== "recycle";
  const gone = ["/infos/loyalty", "/infos/littlegeste"];
  const left = [...paths(planAccountMenu("fr", isOn)), ...rooms("fr", isOn, member)];
  expect(paths(planAccountMenu("fr", everything))).toEqual(expect.arrayContaining(gone));
  expect(left.filter((path) => gone.includes(path))).toEqual([]);
});
it("leads a bare account to no page that would send it to a quiz", () => {
  const open = rooms("fr", everything, bare);
  expect(open).not.toEqual(expect.arrayContaining(["/infos/kids"]));
  expect(open).not.toEqual(expect.arrayContaining(["/infos/returns"]));
  expect(open).toEqual(expect.arrayContaining(["/infos/wallet", "/infos/edit/addresses", "/infos/help"]));
});
it("leads who ordered in the shop to returns, and to profiles only with one", () => {
  const open = rooms("fr", everything, { ...bare, shop_status: "ORDERED" });
  expect(open).toContain("/infos/returns");
  expect(open).not.toContain("/infos/kids");
});
it("names no dead end in the menu of who has no profile and ordered nothing", () => {
  const menu = paths(planAccountMenu("fr", everything, bare));
  for (const gone of ["/infos/kids", "/infos/subscriptions", "/infos/returns"]) expect(menu).not.toContain(gone);
  expect(menu).toEqual(expect.arrayContaining(["/infos", "/infos/wallet", "/infos/data"]));
  expect(paths(planAccountMenu("fr", everything, member))).toEqual(paths(planAccountMenu("fr", everything)));
});
