import { families, genders, sorts } from "#contract/catalog.ts";
import type { Random } from "../random.ts";
import { searchWords, shopSlugs } from "../shop-words.ts";
import type { Act } from "./open-loop.ts";
import { deckOf, type Visitor } from "./visitors.ts";

interface World {
  random: Random;
  visitors: readonly Visitor[];
  products: number;
}

type Read = (world: World, visitor: Visitor) => string | null;

const listQuery = ({ random }: World): URLSearchParams => {
  const query = new URLSearchParams();
  if (random.chance(0.4)) query.set("gender", random.pick(genders));
  if (random.chance(0.3)) query.set("family", random.pick(families));
  if (random.chance(0.4)) query.set("sort", random.pick(sorts));
  if (random.chance(0.4)) query.set("page", String(1 + random.below(random.chance(0.2) ? 25 : 6)));
  return query;
};
const kid =
  (rest: string): Read =>
  (_, { profileId }) =>
    `/clients/me/kids/${profileId}/${rest}`;
const plain =
  (path: string): Read =>
  () =>
    path;

/** Calls by name with how often they come; null where the visitor has nothing of that kind. */
const reads: readonly (readonly [number, string, Read])[] = [
  [14, "product", ({ random, products }) => `/products/${1 + random.below(products)}`],
  [10, "list", (world) => `/shop/products?${listQuery(world)}`],
  [
    8,
    "collection",
    (world) => `/shop/product-collections/${world.random.pick(shopSlugs)}/products?${listQuery(world)}`,
  ],
  [8, "search", ({ random }) => `/shop/products?${new URLSearchParams({ name: random.pick(searchWords) })}`],
  [10, "me", plain("/clients/me")],
  [8, "cart", plain("/clients/me/cart")],
  [6, "profiles", plain("/clients/me/kids")],
  [6, "orders", plain("/clients/me/orders")],
  [4, "order", (_, { shopOrderId }) => (shopOrderId === null ? null : `/clients/me/orders/${shopOrderId}`)],
  [5, "boxes", plain("/clients/me/requests")],
  [3, "boxes of a profile", kid("requests")],
  [2, "next box", kid("next-request")],
  [
    2,
    "preview",
    (_, { profileId, previewBoxId }) =>
      previewBoxId === null ? null : `/clients/me/kids/${profileId}/requests/${previewBoxId}/preview`,
  ],
  [
    5,
    "suggestions",
    ({ random }, { profileId }) => `/clients/me/kids/${profileId}/suggestions?page=${1 + random.below(3)}`,
  ],
  [
    3,
    "suggestions for visitors",
    ({ random }) =>
      `/products/suggestions?gender=GIRL&top_size=${random.pick(["4 ans", "6 ans", "12 mois"])}&bottom_size=4 ans`.replaceAll(
        " ",
        "%20",
      ),
  ],
  [3, "looks to judge", kid("tinder/suggestions")],
  [2, "collections of a profile", (_, { profileId }) => `/shop/kids/${profileId}/product-collections`],
  [2, "subscriptions", kid("subscriptions")],
  [2, "delivery dates", kid("delivery-dates")],
  [3, "wallet", plain("/clients/me/wallet")],
  [2, "loyalty", plain("/clients/me/loyalty")],
  [3, "loyalty history", plain("/clients/me/loyalty_points")],
  [2, "returns", plain("/clients/me/returns")],
  [2, "addresses", plain("/clients/me/shipping-addresses")],
  [2, "payment methods", plain("/clients/me/payment-methods")],
  [1, "codes", plain("/clients/me/coupon-codes")],
  [1, "data layer", plain("/clients/me/data-layer")],
  [2, "collections", plain("/shop/product-collections")],
  [2, "faq", plain("/website/faq")],
  [1, "looks", plain("/website/looks")],
  [1, "translations", plain("/website/translations/fr")],
  [1, "reviews", plain("/website/reviews")],
  [1, "blog", plain("/website/blog/posts")],
];
const deck = deckOf(reads.map(([share, name, read]) => [share, { name, read }] as const));

/** What somebody reads next. */
export function nextRead(world: World): Act {
  const { name, read } = world.random.pick(deck);
  const visitor = world.random.pick(world.visitors);
  const path = read(world, visitor);
  if (path === null) return nextRead(world);
  return (send) => send(name, { method: "GET", path, headers: { locale: "fr", authorization: visitor.authorization } });
}
