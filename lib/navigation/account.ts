import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { href } from "#lib/routing/href.ts";
import type { FeatureName, GuardName } from "#lib/routing/route.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";

/** Pages of the menu, in order. */
const menu = [
  "infos",
  "infos-orders",
  "infos-all-boxes",
  "infos-kids",
  "infos-subscriptions",
  "infos-returns",
  "infos-wallet",
  "infos-loyalty",
  "infos-referral",
  "infos-littlegeste",
  "infos-edit",
  "infos-edit-addresses",
  "infos-help",
] as const satisfies readonly PageName[];

/** Pages the overview leads to, with what they are for: those of the menu that say more than it, and their side pages. */
const rooms = [
  "infos-all-boxes",
  "infos-preview",
  "infos-kids",
  "infos-subscriptions",
  "infos-returns",
  "infos-return-labels",
  "infos-edit-return-mode",
  "infos-wallet",
  "infos-loyalty",
  "infos-referral",
  "infos-littlegeste",
  "infos-edit",
  "infos-edit-password",
  "infos-edit-addresses",
  "infos-help",
] as const satisfies readonly PageName[];

export type AccountMenuName = (typeof menu)[number];
export type AccountRoomName = (typeof rooms)[number];

type IsOn = (feature: FeatureName) => boolean;

const plan = <Name extends PageName>(names: readonly Name[], locale: Locale, isOn: IsOn) =>
  names
    .filter((name) => {
      const { feature } = routes[name];
      return feature === null || isOn(feature);
    })
    .map((name) => ({ name, href: href(locale, name as "infos") }));

/** What the menu of the account links to in a language with these features. */
export const planAccountMenu = (locale: Locale, isOn: IsOn): { name: AccountMenuName; href: string }[] =>
  plan(menu, locale, isOn);

type Member = Pick<Client, "subscription_status" | "woman_subscription_status" | "shop_status" | "gift_card_status">;

/** What the overview links to for a client: no page whose guard would send this client elsewhere. */
export const planAccountRooms = (
  locale: Locale,
  isOn: IsOn,
  client: Member,
): { name: AccountRoomName; href: string }[] => {
  const hasProfile =
    client.subscription_status !== "PROSPECT" || (client.woman_subscription_status ?? "PROSPECT") !== "PROSPECT";
  const isMember = hasProfile || client.shop_status === "ORDERED" || client.gift_card_status === "GIVER";
  return plan(rooms, locale, isOn).filter(({ name }) => {
    const guards: readonly GuardName[] = routes[name].guards;
    return (hasProfile || !guards.includes("profile")) && (isMember || !guards.includes("signed-up"));
  });
};
