import { getBlogPost, getBlogPosts } from "#contract/blog.ts";
import { href } from "#lib/routing/href.ts";
import { aProduct, visitorApi } from "./api.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";
import { whenReady } from "./ready.ts";

const say = (key: string, values?: Record<string, string | number>) => text("fr", key, values);

test("goes from a piece to who makes it, and takes another piece of theirs along", async ({ page, catalog, cart }) => {
  const product = await aProduct(4, 2);
  const { brand_name: brand } = product;
  await catalog.openProduct(product);
  await page.getByRole("main").getByRole("link", { name: brand, exact: true }).click();
  await expect(catalog.heading).toHaveText(brand);
  await expect(catalog.heading).toBeFocused();
  const name = await catalog.followProduct();
  await catalog.chooseSize();
  await catalog.addToCart();
  await expect(cart.line(name)).toBeVisible();
});

test("goes from an article to who wrote it, and on to a look of theirs", async ({ page, catalog }) => {
  const { items } = await visitorApi().call(getBlogPosts, { query: { page: 1 } });
  const { slug, title } = items[0]!;
  const { author } = await visitorApi().call(getBlogPost, { params: { slug } });
  await page.goto(href("fr", "blog-page", { page: slug }));
  await whenReady(catalog.cartButton);
  await expect(catalog.heading).toHaveText(title);
  const [byline = ""] = say("blog.byline", { name: author.firstname, minutes: 0 }).split("0");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${byline}`) })
    .click();
  await expect(page).toHaveURL(href("fr", "stylist-slug", { slug: author.slug }));
  await expect(catalog.heading).toHaveText(author.firstname);
  await expect(catalog.heading).toBeFocused();
  const look = page.locator(".look").first().getByRole("link");
  const name = await look.innerText();
  await look.click();
  await expect(catalog.heading).toHaveText(name);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: say("wholeLook.by", { stylist: author.firstname }) })
      .first(),
  ).toHaveAttribute("href", href("fr", "stylist-slug", { slug: author.slug }));
});
