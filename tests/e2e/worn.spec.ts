import { getProduct, type Product, type WornPicture } from "#contract/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { aProduct, isInStock, visitorApi } from "./api.ts";
import { expect, test } from "./test.ts";
import { text } from "./texts.ts";

test.use({ pictures: true });

const sizeIn = (locale: Locale, size: string) => formatSize(size, locale, text(locale, "size.oneSize"));

const describedIn = (locale: Locale, { wearer, height_cm, size }: WornPicture): string =>
  text(locale, "product.worn", { wearer, height: height_cm, size: sizeIn(locale, size) });

/**
 * A product that no other test buys, with the sizes of it that somebody wears and of which more than a few pieces are left: the
 * stylist puts the last ones into boxes meanwhile.
 */
async function aWornProduct(): Promise<{ product: Product; left: WornPicture[] }> {
  for (let nth = 0; ; nth += 1) {
    const product = await visitorApi().call(getProduct, { params: { id: (await aProduct(9, nth)).id } });
    const isLeft = ({ size }: WornPicture) =>
      product.variants.some((variant) => variant.size === size && isInStock(variant));
    const left = product.worn.filter(isLeft);
    if (left.length > 1) return { product, left };
  }
}

test("shows a piece on a child of the chosen size", async ({ page, catalog }) => {
  const { product, left } = await aWornProduct();
  await page.goto(productHref("fr", product));
  for (const worn of [left[0], left.at(-1)]) {
    if (!worn) throw new Error("nobody wears it");
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
