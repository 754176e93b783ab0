import { describe, expect, it } from "vitest";
import { getBlogPost, getBlogPosts } from "#contract/blog.ts";
import { getCollection, getCollectionProducts, getLook, getProduct, searchProducts } from "#contract/catalog.ts";
import { getQuizStep } from "#contract/quiz.ts";
import { getProductReviews } from "#contract/reviews.ts";
import { getBrand, getStylist } from "#contract/website.ts";
import { fillPath } from "#lib/http/address.ts";
import { planLookUp, type Need } from "./look-up.ts";
import type { Route } from "./route.ts";
import { routes, type RouteName } from "./routes.ts";

describe("planLookUp", () => {
  it.each<[string, Need]>([
    ["/shop/product/4", { path: fillPath(getProduct.path, { id: 4 }) }],
    ["/de/shop/product/4-kleid", { path: fillPath(getProduct.path, { id: 4 }) }],
    ["/shop/girls/4-robe-rayee", { path: fillPath(getProduct.path, { id: 4 }) }],
    ["/shop/girls", { path: fillPath(getCollection.path, { slug: "girls" }) }],
    ["/shop/girls?page=2", { path: fillPath(getCollection.path, { slug: "girls" }) }],
    ["/shop/girls?size=6%20ans&page=1", { path: fillPath(getCollection.path, { slug: "girls" }) }],
    [
      "/de/shop/girls?size=6%20ans&page=3",
      {
        path: fillPath(getCollectionProducts.path, { slug: "girls" }),
        page: 3,
        list: { slug: "girls", search: "size=6%20ans&page=3" },
      },
    ],
    [
      "/shop/all-products?name=robe&page=2",
      {
        path: searchProducts.path,
        page: 2,
        list: { slug: null, search: "name=robe&page=2" },
      },
    ],
    ["/de/shop/product/4/reviews/1", { path: fillPath(getProduct.path, { id: 4 }) }],
    ["/shop/product/4/reviews/3", { path: `${fillPath(getProductReviews.path, { id: 4 })}?page=3`, page: 3 }],
    ["/de/quiz/signup/style", { path: fillPath(getQuizStep.path, { code: "signup", slug: "style" }) }],
    ["/look/12", { path: fillPath(getLook.path, { id: 12 }) }],
    ["/de/brand/ombelle", { path: fillPath(getBrand.path, { slug: "ombelle" }) }],
    ["/es/stylist/ines", { path: fillPath(getStylist.path, { slug: "ines" }) }],
    ["/nl/blog/een-artikel", { path: fillPath(getBlogPost.path, { slug: "een-artikel" }), locale: "nl" }],
    ["/blog/b%C3%A9b%C3%A9", { path: fillPath(getBlogPost.path, { slug: "bébé" }), locale: "fr" }],
    ["/blog/category/conseils", { path: `${getBlogPosts.path}?category=conseils`, locale: "fr" }],
  ])("asks for what %s names", (path, expected) => expect(planLookUp(path)).toEqual(expected));

  it.each([
    "/shop/GIRLS",
    "/shop/x_y",
    "/shop/%C3%A9t%C3%A9",
    "/shop/a%20b",
    "/shop/%C2%A5",
    "/shop/-girls",
    `/shop/${"a".repeat(90)}`,
    "/de/shop/GIRLS",
    "/es/shop/x_y",
    "/shop/GIRLS/4-robe",
    "/shop/girls/robe",
    "/shop/product/zero",
    "/shop/product/99999999999",
    "/shop/product/4-robe/reviews/1",
    "/nl/shop/product/4/reviews/01",
    "/shop/product/4/reviews/x",
    "/shop/%E0%A4%A",
    `/blog/${"a".repeat(200)}`,
    "/brands/2",
    "/look/douze",
    "/look/012",
    "/de/look/12-le-look",
    "/nl/brand/OMBELLE",
    "/looks/x",
    "/looks/BABY",
    "/looks/2-5",
    "/looks/summer-baby",
    "/looks/baby-summer-winter",
    "/de/looks/-summer",
    "/es/looks/b%C3%A9b%C3%A9",
    "/stylist/in%C3%A8s",
    "/nl/stylists/x",
    "/shop/girls?page=02",
    "/shop/girls?page=abc",
    "/shop/girls?page=0",
    "/de/shop/all-products?size=4%20ans&page=100000",
    "/filtered/girls",
    "/es/filtered/all-products/2",
    "/littlegeste/blocked/anything",
    "/de/terms-and-conditions/made-up",
    "/quiz/made-up",
    "/es/quiz/signup/MADE_UP",
    "/unsub/5/x",
    "/unsub/0612345678/x",
    "/de/unsub/hello/KID",
  ])("asks nobody about %s: there can be no such page", (path) => expect(planLookUp(path)).toBe("missing"));

  it.each([
    "/",
    "/de",
    "/faq",
    "/shop",
    "/shop/cart",
    "/de/shop/all-products",
    "/shop/all-products?page=2",
    "/shop/all-products?sort=price&page=",
    "/unsub/0612345678/KID",
    "/de/unsub/%2B49%20151%2023456789/woman",
    "/shop/birth-gift",
    "/blog",
    "/blog/2",
    "/brands/1",
    "/looks",
    "/looks/baby",
    "/terms-and-conditions/sale",
    "/quiz/signup-woman",
    /* Pages of their own, and doors that the middleware guards. */
    "/quiz/signup/kid/x/y",
    "/quiz/comment/12",
    /* The middleware follows a staff link, wherever it leads. */
    "/shop/girls/4-robe-rayee?connect-as-access-token=x",
    "/de/looks/10-14-years-winter",
    "/es/looks/woman-summer",
    "/_next/static/a.js",
    "/api/products/4",
    "/pictures/shop/a.svg",
    "/no-such-page",
    "/it/shop/girls",
    /* Leads to `/shop/20`: the middleware cleans it. */
    "/shop/20%E2%82%AC",
    "/shop/girls%3Futm=1",
  ])("has nothing to find out about %s", (path) => expect(planLookUp(path)).toBe("nothing"));

  it("knows of every page for everybody whose path names something that anybody could make up", () => {
    const open = (Object.keys(routes) as RouteName[]).filter((name) => {
      const { path, guards }: Route = routes[name];
      return path.includes("{") && guards.length === 0;
    });
    const madeUp = (path: string) => path.replaceAll(/\{\w+\}/g, "made-up");
    expect(open.filter((name) => planLookUp(madeUp(routes[name].path)) === "nothing")).toEqual([]);
  });
});
