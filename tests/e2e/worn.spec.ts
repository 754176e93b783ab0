import { getProduct, searchProducts, type WornPicture } from "#contract/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { visitorApi } from "./api.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.use({ pictures: true });

const sizeIn = (locale: Locale, size: string) => formatSize(size, locale, text(locale, "size.oneSize"));

const describedIn = (locale: Locale, { wearer, height_cm, size }: WornPicture): string =>
  text(locale, "product.worn", { wearer, height: height_cm, size: sizeIn(locale, size) });

test("shows a piece on a child of the chosen size", async ({ page, catalog }) => {
  const api = visitorApi();
  const { products } = await api.call(searchProducts, { query: { family: "TOPS", gender: "GIRL,MIXED,BOY" } });
  const card = products.find(({ variants }) => variants.filter(({ is_available }) => is_available).length > 2);
  if (!card) throw new Error("no top in three sizes");
  const product = await api.call(getProduct, { params: { id: card.id } });
  await page.goto(productHref("fr", product));
  const left = product.variants.filter(({ is_available }) => is_available).map(({ size }) => size);
  for (const chosen of [left[0], left.at(-1)]) {
    const worn = product.worn.find(({ size }) => size === chosen);
    if (!worn) throw new Error(`nobody wears ${chosen}`);
    await catalog.chooseSize(sizeIn("fr", worn.size));
    const picture = page.getByRole("img", { name: describedIn("fr", worn), exact: true });
    await expect(picture).toHaveAttribute("src", worn.image.url);
    expect((await page.request.get(worn.image.url)).status()).toBe(200);
  }
});

test("says who wears a piece in every language, in the HTML already", async ({ request }) => {
  for (const locale of locales) {
    const product = await visitorApi(locale).call(getProduct, { params: { id: 1 } });
    const html = await (await request.get(productHref(locale, product))).text();
    const [, gallery = ""] = html.split('class="ga-main');
    const [, shown = ""] = [...gallery.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(product.worn.map((worn) => describedIn(locale, worn))).toContain(shown);
  }
});
