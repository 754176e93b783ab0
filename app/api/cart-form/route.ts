import type { NextRequest } from "next/server";
import { z } from "zod";
import { lineInputSchema } from "#contract/cart.ts";
import { defaultLocale, locales, type Locale } from "#contract/locale.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { plainCart } from "#lib/plain/cart.ts";
import { cartPage, plainCartHref } from "#lib/plain/cart-page.ts";
import { refusal } from "#lib/plain/fields.ts";
import { html, type Markup } from "#lib/plain/markup.ts";
import { openPlainForm } from "#lib/plain/open-form.ts";
import { answerNext, answerNoShop, answerPlainPage, plainTexts } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";

/** A size, a quantity, a look and a language. */
const maxBytes = 1024;

const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
const variantSchema = whole.pipe(lineInputSchema.shape.variant_id);
const addSchema = z.object({ size: variantSchema, look: whole.optional().catch(undefined) });
/** No piece takes the line away. */
const changeSchema = z.object({
  variant: variantSchema,
  quantity: z.union([z.literal("0").transform(Number), whole.pipe(lineInputSchema.shape.quantity)]),
});

/** The cart for a browser without scripts. */
export async function GET(request: NextRequest): Promise<Response> {
  const asked = request.nextUrl.searchParams.get("locale");
  const locale = locales.find((candidate) => candidate === asked) ?? defaultLocale;
  return (await answerNoShop(locale, href(locale, "shop-cart"))) ?? showCart(request, locale, 200, null);
}

/** Puts a piece into the cart, changes how many there are, takes it out; then shows the cart. */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields, locale, t } = posted;
  const closed = await answerNoShop(locale, href(locale, "shop-cart"));
  if (closed) return closed;
  const typed = Object.fromEntries(fields);
  const cart = plainCart(request, locale);
  try {
    if (fields.has("variant")) {
      const change = changeSchema.safeParse(typed);
      if (!change.success) return await showCart(request, locale, 422, refusal(t("error.VALIDATION")) || null);
      await cart.put(change.data.variant, change.data.quantity);
      return answerNext(plainCartHref(locale), cart.cookies);
    }
    const piece = addSchema.safeParse(typed);
    if (!piece.success) return chooseSize(request, locale, t("cart.add.chooseSize"), t("fatal.back"));
    const outcome = await cart.add(piece.data.size, piece.data.look ?? null);
    // The page of the shop: it has scripts where there are any, and leads on to the plain cart where there are none.
    if (outcome === "added") return answerNext(href(locale, "shop-cart"), cart.cookies);
    return await showCart(request, locale, 422, refusal(t("cart.add.full")) || null);
  } catch (error) {
    const key = errorKey(error);
    const isAway = key === "NETWORK" || key === "UNAVAILABLE";
    return showCart(request, locale, isAway ? 503 : 422, refusal(t(`error.${key}`)) || null);
  }
}

async function showCart(
  request: NextRequest,
  locale: Locale,
  status: number,
  notice: Markup | null,
): Promise<Response> {
  const t = await plainTexts(locale);
  const cart = plainCart(request, locale);
  try {
    const page = cartPage(locale, t, await cart.find(), notice);
    return await answerPlainPage(status, page, cart.cookies);
  } catch (error) {
    const text = html`${notice ?? refusal(t(`error.${errorKey(error)}`))}
      <p>${t("cart.loadFailed")}</p>
      <p><a class="button" href="${plainCartHref(locale)}">${t("cart.retry")}</a></p>`;
    return answerPlainPage(503, { locale, t, title: t("cart.title"), body: text }, cart.cookies);
  }
}

/** No size was chosen: says so, and leads back to the page of the piece. */
async function chooseSize(request: NextRequest, locale: Locale, message: string, back: string): Promise<Response> {
  const from = request.headers.get("referer");
  const path = from !== null && URL.canParse(from) ? new URL(from).pathname.replace(/^\/+/, "/") : href(locale, "shop");
  const t = await plainTexts(locale);
  const body = html`${refusal(message)}
    <p><a class="button" href="${path}">${back}</a></p>`;
  return answerPlainPage(422, { locale, t, title: t("cart.add.size"), body });
}
