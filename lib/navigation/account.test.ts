import { expect, it } from "vitest";
import type { FeatureName } from "#lib/routing/route.ts";
import { planAccountMenu, planAccountRooms } from "./account.ts";

const paths = (links: { href: string }[]) => links.map(({ href }) => href);
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
  expect(paths(planAccountRooms("de", everything, member))).toEqual(expect.arrayContaining(others));
});
it("says nothing of what is switched off", () => {
  const isOn = (feature: FeatureName) => feature !== "loyalty" && feature !== "recycle";
  const gone = ["/infos/loyalty", "/infos/littlegeste"];
  const left = [...paths(planAccountMenu("fr", isOn)), ...paths(planAccountRooms("fr", isOn, member))];
  expect(paths(planAccountMenu("fr", everything))).toEqual(expect.arrayContaining(gone));
  expect(left.filter((path) => gone.includes(path))).toEqual([]);
});
it("leads a bare account to no page that would send it to a quiz", () => {
  const rooms = paths(planAccountRooms("fr", everything, bare));
  expect(rooms).not.toEqual(expect.arrayContaining(["/infos/kids"]));
  expect(rooms).not.toEqual(expect.arrayContaining(["/infos/returns"]));
  expect(rooms).toEqual(expect.arrayContaining(["/infos/wallet", "/infos/edit/addresses", "/infos/help"]));
});
it("leads who ordered in the shop to returns, and to profiles only with one", () => {
  const rooms = paths(planAccountRooms("fr", everything, { ...bare, shop_status: "ORDERED" }));
  expect(rooms).toContain("/infos/returns");
  expect(rooms).not.toContain("/infos/kids");
});
