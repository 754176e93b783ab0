import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { href, localizePath } from "#lib/routing/href.ts";
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
  "infos-giftcards",
  "infos-loyalty",
  "infos-referral",
  "infos-littlegeste",
  "infos-edit",
  "infos-edit-addresses",
  "infos-add-payment",
  "infos-data",
  "infos-staff-visits",
  "infos-messages",
  "infos-help",
] as const satisfies readonly PageName[];

/** Pages of the account whose addresses do not lie below that of the page of the menu they belong to. */
const sidePages: Partial<Record<AccountMenuName, readonly PageName[]>> = {
  "infos-orders": ["infos-failed-payment", "infos-rating-orderId"],
  "infos-all-boxes": ["infos-preview"],
  "infos-returns": ["infos-return-labels", "infos-edit-return-mode", "infos-edit-return-deadline-orderId"],
  "infos-giftcards": ["infos-add-giftcard"],
};

/** Where such a page, and what lies below it, begins in a language: its address up to its first parameter. */
const beginningOf = (locale: Locale, name: PageName): string =>
  localizePath(locale, routes[name].path.replace(/\/\{.*$/, ""));

/** Pages the overview leads to, by what they are about: those of the menu that say more than it, and their side pages. */
const rooms = {
  boxes: ["infos-all-boxes", "infos-preview", "infos-kids", "infos-subscriptions"],
  purchases: [
    "favourites",
    "infos-returns",
    "infos-return-labels",
    "infos-edit-return-mode",
    "infos-wallet",
    "infos-giftcards",
  ],
  benefits: ["infos-loyalty", "infos-referral", "infos-littlegeste"],
  person: [
    "infos-edit",
    "infos-edit-password",
    "infos-edit-addresses",
    "infos-add-payment",
    "infos-data",
    "infos-staff-visits",
    "infos-messages",
    "infos-help",
    "infos-data-delete",
  ],
} as const satisfies Record<string, readonly PageName[]>;

type AccountMenuName = (typeof menu)[number];
export type AccountWing = keyof typeof rooms;
export type AccountRoomName = (typeof rooms)[AccountWing][number];

type IsOn = (feature: FeatureName) => boolean;

const plan = <Name extends PageName>(names: readonly Name[], locale: Locale, isOn: IsOn) =>
  names
    .filter((name) => {
      const { feature } = routes[name];
      return feature === null || isOn(feature);
    })
    .map((name) => ({ name, href: href(locale, name as "infos") }));

type Member = Pick<Client, "subscription_status" | "woman_subscription_status" | "shop_status" | "gift_card_status">;

/** Of some pages those a client may enter: a guard of any other would send this client elsewhere. */
function enterable<Planned extends { name: PageName }>(pages: readonly Planned[], client: Member): Planned[] {
  const hasProfile =
    client.subscription_status !== "PROSPECT" || (client.woman_subscription_status ?? "PROSPECT") !== "PROSPECT";
  const isMember = hasProfile || client.shop_status === "ORDERED" || client.gift_card_status === "GIVER";
  return pages.filter(({ name }) => {
    const guards: readonly GuardName[] = routes[name].guards;
    return (hasProfile || !guards.includes("profile")) && (isMember || !guards.includes("signed-up"));
  });
}

/** Whether a guard lets a client onto a page. */
export const mayEnter = (name: PageName, client: Member): boolean => enterable([{ name }], client).length > 0;

interface AccountMenuPage {
  name: AccountMenuName;
  href: string;
  /** Where side pages that belong to it begin, if they lie elsewhere than below it. */
  holds?: readonly string[];
}

/** What the menu of the account links to in a language with these features; for everybody while it is not known who is here. */
export function planAccountMenu(locale: Locale, isOn: IsOn, client: Member | null = null): AccountMenuPage[] {
  const pages = plan(menu, locale, isOn).map((page) => {
    const holds = sidePages[page.name]?.map((name) => beginningOf(locale, name));
    return holds ? { ...page, holds } : page;
  });
  return client ? enterable(pages, client) : pages;
}

interface PlannedWing {
  wing: AccountWing;
  rooms: { name: AccountRoomName; href: string }[];
}

/** What the overview links to for a client. */
export const planAccountRooms = (locale: Locale, isOn: IsOn, client: Member): PlannedWing[] =>
  (Object.keys(rooms) as AccountWing[]).map((wing) => ({
    wing,
    rooms: enterable(plan<AccountRoomName>(rooms[wing], locale, isOn), client),
  }));
