import type { Route } from "./route.ts";

/**
 * Every page of the shop that exists, once. Middleware guards, `href()`, the sitemap, robots, the footer and the
 * check that pages and rows match all read it. Names are those of the product specification.
 */
export const routes = {
  index: { path: "/", layout: "default", guards: [], indexing: "index", changeFrequency: "daily" },
  woman: {
    path: "/woman",
    layout: "default",
    guards: [],
    indexing: "index",
    changeFrequency: "daily",
    feature: "woman",
  },
  faq: { path: "/faq", layout: "default", guards: [], indexing: "index", changeFrequency: "monthly" },
  "terms-and-conditions": {
    path: "/terms-and-conditions",
    layout: "default",
    guards: [],
    indexing: "index",
    changeFrequency: "monthly",
  },
  looks: { path: "/looks", layout: "default", guards: [], indexing: "index", changeFrequency: "weekly" },
  stylists: { path: "/stylists", layout: "default", guards: [], indexing: "index", changeFrequency: "monthly" },
  testimonials: { path: "/testimonials", layout: "default", guards: [], indexing: "index", changeFrequency: "weekly" },
  brands: { path: "/brands", layout: "default", guards: [], indexing: "index", changeFrequency: "monthly" },
  shop: { path: "/shop", layout: "default", guards: [], indexing: "index", changeFrequency: "daily", feature: "shop" },
  "shop-all-products": {
    path: "/shop/all-products",
    layout: "default",
    guards: [],
    indexing: "index",
    changeFrequency: "daily",
    feature: "shop",
  },
  "shop-birth-gift": {
    path: "/shop/birth-gift",
    layout: "default",
    guards: [],
    indexing: "index",
    changeFrequency: "weekly",
    feature: "shop",
  },
  "shop-cart": {
    path: "/shop/cart",
    layout: "default",
    guards: [],
    indexing: "noindex",
    changeFrequency: "yearly",
    feature: "shop",
  },
  "shop-checkout": {
    path: "/shop/checkout",
    layout: "default",
    guards: [],
    indexing: "noindex",
    changeFrequency: "yearly",
    feature: "shop",
  },
  "shop-payment-successful": {
    path: "/shop/payment-successful",
    layout: "default",
    guards: ["lc-auth"],
    indexing: "noindex",
    changeFrequency: "yearly",
    feature: "shop",
  },
  "shop-product-id": {
    path: "/shop/product/{id}",
    layout: "default",
    guards: [],
    indexing: "noindex",
    changeFrequency: "weekly",
    feature: "shop",
  },
  "shop-collection": {
    path: "/shop/{collection}",
    layout: "default",
    guards: [],
    indexing: "listed",
    changeFrequency: "daily",
    feature: "shop",
  },
  "shop-collection-productId": {
    path: "/shop/{collection}/{productId}",
    layout: "default",
    guards: [],
    indexing: "listed",
    changeFrequency: "weekly",
    feature: "shop",
  },
  login: { path: "/login", layout: "default", guards: ["guest"], indexing: "noindex", changeFrequency: "yearly" },
  logout: { path: "/logout", layout: "default", guards: [], indexing: "noindex", changeFrequency: "yearly" },
  infos: { path: "/infos", layout: "default", guards: ["lc-auth"], indexing: "noindex", changeFrequency: "yearly" },
  "infos-orders": {
    path: "/infos/orders",
    layout: "default",
    guards: ["lc-auth"],
    indexing: "noindex",
    changeFrequency: "yearly",
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
