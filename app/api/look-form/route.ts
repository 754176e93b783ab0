import type { NextRequest } from "next/server";
import { getLook } from "#contract/catalog.ts";
import { integerIdSchema } from "#contract/page.ts";
import { isInStock } from "#lib/catalog/look-price.ts";
import { pieceField, sizeField } from "#lib/catalog/look-form.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { plainCart } from "#lib/plain/cart.ts";
import { cartPage } from "#lib/plain/cart-page.ts";
import { refusal } from "#lib/plain/fields.ts";
import { html } from "#lib/plain/markup.ts";
import { lookPage } from "#lib/plain/look-page.ts";
import { openPlainForm } from "#lib/plain/open-form.ts";
import { answerNext, answerNoShop, answerPlainPage } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";

/** Some ten pieces with a size each. */
const maxBytes = 2048;

/** Puts the ticked pieces of a look into the cart, each in its size; asks for a size that was not chosen. */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields, locale, t, api } = posted;
  const closed = await answerNoShop(locale, href(locale, "shop-cart"));
  if (closed) return closed;
  const cart = plainCart(request, locale);
  const missing: string[] = [];
  let reason: unknown = null;
  try {
    const look = await api.call(getLook, { params: { id: integerIdSchema.catch(0).parse(fields.get("look")) } });
    const asked = fields.getAll(pieceField);
    const taken = look.products
      .filter((product) => isInStock(product) && asked.includes(String(product.id)))
      .map((product) => {
        const size = fields.get(sizeField(product.id));
        return { product, variant: product.variants.find(({ variant_id }) => String(variant_id) === size) };
      });
    const unsized = taken.flatMap(({ product, variant }) => (variant ? [] : [product]));
    if (taken.length === 0 || unsized.length > 0)
      return await answerPlainPage(422, lookPage(locale, t, { look, typed: fields, unsized }), cart.cookies);
    /* One after another: the cart of the first is the cart of the next. */
    for (const { product, variant } of taken) {
      try {
        const outcome = variant && (await cart.add(variant.variant_id, look.id));
        if (outcome !== "added") missing.push(product.name);
      } catch (error) {
        reason = error;
        missing.push(product.name);
      }
    }
    if (missing.length === 0) return answerNext(href(locale, "shop-cart"), cart.cookies);
    const count = String(taken.length - missing.length);
    const words = missing.length < taken.length ? t("wholeLook.some", { count, products: missing.join(", ") }) : null;
    if (words === null && reason !== null) throw reason;
    return await answerPlainPage(
      422,
      cartPage(locale, t, await cart.find(), refusal(words ?? t("cart.add.full")) || null),
      cart.cookies,
    );
  } catch (error) {
    const key = errorKey(error);
    const isAway = key === "NETWORK" || key === "UNAVAILABLE";
    const body = html`${refusal(t(`error.${key}`))}
      <p><a class="button" href="${href(locale, "looks")}">${t("lookPage.all")}</a></p>`;
    return answerPlainPage(isAway ? 503 : 422, { locale, t, title: t("wholeLook.title"), body }, cart.cookies);
  }
}
