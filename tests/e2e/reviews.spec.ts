import { getOrders } from "#contract/orders.ts";
import { getOrderReviews, getProductReviews, getShopReviews } from "#contract/reviews.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { href } from "#lib/routing/href.ts";
import { expectGoodPage } from "./accessible.ts";
import { clientApi, visitorApi } from "./api.ts";
import { signInLived } from "./lived.ts";
import { holdSession } from "./hold-session.ts";
import { whenReady } from "./ready.ts";
import { askStaff } from "./staff-link.ts";
import { anyWidth, expect, test } from "./test.ts";
import { text } from "./texts.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test("shows what buyers say on the product, on all reviews and on the home page, and says that it is a demo", async ({
  page,
}) => {
  const { items } = await visitorApi().call(getShopReviews, { query: {} });
  const first = items[0]!;
  const reviews = await visitorApi().call(getProductReviews, { params: { id: first.product.id }, query: {} });
  await page.goto(productHref("fr", first.product));
  const section = page.getByRole("region", { name: say("reviews.title") });
  await expect(section.getByText(reviews.items[0]!.text)).toBeVisible();
  await expect(section.getByText(say("reviews.verified")).first()).toBeVisible();
  await expect(section.getByText(say("reviews.how.demo"))).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await data.allTextContents()).join()).toContain('"aggregateRating"');
  await expect(section.getByText(say("reviews.how.brief"))).toBeVisible();

  const shown = reviews.items.slice(0, 2);
  await expect(section.getByRole("article")).toHaveCount(shown.length);
  const all = section.getByRole("link", { name: say("reviews.all", { count: reviews.total }) });
  await expect(all).toHaveCount(reviews.total > shown.length ? 1 : 0);
  const foreign = shown.find(({ language }) => language !== "fr");
  if (foreign) {
    await section.getByRole("checkbox", { name: say("reviews.onlyIn.fr") }).check();
    await expect(section.getByText(foreign.text)).toBeHidden();
    await expect(section.getByText(reviews.items[0]!.text)).toBeVisible();
  }
  for (const [path, words] of [
    [
      href("fr", "shop-product-reviews", { id: first.product.id, page: 1 }),
      say("reviews.pageTitle", { name: first.product.name }),
    ],
    [href("fr", "testimonials"), say("reviews.how.demo")],
    [href("fr", "index"), say("reviews.how.demo")],
  ] as const) {
    const [, main = ""] = (await (await page.request.get(path)).text()).split(/<main|<\/main>/);
    expect(main, path).toContain(words);
  }
});

test("holds a review with a link back until staff has read it, and shows it then", anyWidth, async ({ page }) => {
  test.slow();
  const session = await signInLived("review");
  const api = clientApi(session.access_token);
  const { items } = await api.call(getOrders, { query: { page_size: 48, kind: "SHOP" } });
  let found: { orderId: string; name: string; productId: number } | null = null;
  for (const { id: orderId } of items.filter(({ delivered_at }) => delivered_at !== null)) {
    const pieces = await api.call(getOrderReviews, { params: { id: orderId } });
    const free = pieces.find(({ obstacle, review }) => obstacle === null && review === null);
    if (free) found = { orderId, name: free.name, productId: free.product_id };
  }
  const { orderId, name, productId } = found!;
  await holdSession(page.context(), test.info().project.use.baseURL ?? "", {}, session);
  await page.goto(href("fr", "infos-rating-orderId", { orderId }));
  const piece = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const write = piece.getByRole("button", { name: say("ownReviews.write") });
  await whenReady(write);
  await write.click();
  const publish = piece.getByRole("button", { name: say("ownReviews.publish") });
  await publish.click();
  // Without stars nothing is sent: the summary leads to them.
  await expect(piece.getByRole("link", { name: say("validation.missing.score") })).toBeVisible();
  await piece.locator("label", { hasText: say("tryOn.star", { count: 5 }) }).click();
  await piece.locator("label", { hasText: say("ownReviews.fitStep.GOOD") }).click();
  const words = `Très bien, comme sur www.ailleurs.example ${Date.now()}`;
  await piece.getByRole("textbox", { name: say("ownReviews.text") }).fill(words);
  await publish.click();
  await expect(piece.getByText(say("ownReviews.doubt.LINK"))).toBeVisible();
  await expectGoodPage(page, "fr");
  const visitor = visitorApi();
  const published = async () => {
    const all = await visitor.call(getProductReviews, { params: { id: productId }, query: {} });
    return all.items.some((review) => review.text === words);
  };
  expect(await published()).toBe(false);

  const { reviews } = (await askStaff({ command: "reviews", status: "HELD", reason: "Avis à lire", staff: "Zoé" })) as {
    reviews: { number: number; text: string }[];
  };
  const { number: review } = reviews.find((held) => held.text === words)!;
  await askStaff({ command: "publish-review", review, reason: "Lien sans danger", staff: "Zoé" });
  expect(await published()).toBe(true);
  await page.reload();
  await whenReady(piece.getByRole("button", { name: say("ownReviews.change") }));
  await piece.getByRole("link", { name: say("ownReviews.toPage") }).click();
  const shown = page.getByRole("region", { name: say("reviews.title") }).getByText(words);
  await expect(page).toHaveURL(/\/shop\//);
  // A page that is kept is made anew once somebody has visited it.
  await expect(async () => {
    await page.reload();
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.goto(href("fr", "infos-rating-orderId", { orderId }));
  await piece.getByRole("button", { name: say("ownReviews.remove") }).click();
  await expect(write).toBeVisible();
  expect(await published()).toBe(false);
});
