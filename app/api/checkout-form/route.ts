import type { NextRequest } from "next/server";
import { z } from "zod";
import type { Cart } from "#contract/cart.ts";
import { deliveryModeSchema } from "#contract/delivery.ts";
import { defaultLocale, locales } from "#contract/locale.ts";
import { orderableLines } from "#lib/checkout/quote-difference.ts";
import { plainCheckoutHref, type PlainCheckoutQuery } from "#lib/plain/checkout/address.ts";
import { askDelivery, askPoint, takeDelivery } from "#lib/plain/checkout/delivery.ts";
import { askIdentity, takeIdentity } from "#lib/plain/checkout/identity.ts";
import { showOrder, takeAgain } from "#lib/plain/checkout/order.ts";
import { answerFailure, answerStep, isSignedOut, plainCheckout, type PlainCheckout } from "#lib/plain/checkout/page.ts";
import { askPayment, takePayment } from "#lib/plain/checkout/payment.ts";
import { html } from "#lib/plain/markup.ts";
import { openPlainForm } from "#lib/plain/open-form.ts";
import { answerNext, answerNoShop } from "#lib/plain/page.ts";
import { href } from "#lib/routing/href.ts";

/** An address, a card and what was chosen, each letter encoded. */
const maxBytes = 16 * 1024;

const querySchema = z.object({
  step: z.enum(["delivery", "points", "payment"]).optional().catch(undefined),
  address: z.uuid().optional().catch(undefined),
  mode: deliveryModeSchema.optional().catch(undefined),
  point: z.string().min(1).max(60).optional().catch(undefined),
  postcode: z.string().trim().max(12).optional().catch(undefined),
  order: z.string().max(60).optional().catch(undefined),
});

/** Shows a step of the checkout, or what became of an order, to a browser without scripts. */
export async function GET(request: NextRequest): Promise<Response> {
  const asked = Object.fromEntries(request.nextUrl.searchParams);
  const locale = locales.find((candidate) => candidate === asked["locale"]) ?? defaultLocale;
  const checkout = await plainCheckout(request, locale);
  return guarded(checkout, async () => {
    const query = querySchema.parse(asked);
    if (query.order !== undefined) {
      if (checkout.cart.isSignedIn()) return showOrder(checkout, query.order);
      const target = plainCheckoutHref(locale, { order: query.order });
      return answerNext(href(locale, "login", null, { redirect: target }));
    }
    return (await noShop(checkout)) ?? withCart(checkout, (cart) => showStep(checkout, cart, query));
  });
}

function showStep(checkout: PlainCheckout, cart: Cart, query: PlainCheckoutQuery): Response | Promise<Response> {
  const typed = new URLSearchParams();
  if (!checkout.cart.isSignedIn()) return askIdentity(checkout, { status: 200, typed });
  if (query.step === "payment" && query.address) return askPayment(checkout, cart, query, { status: 200, typed });
  if (query.step === "points" && query.address) return askPoint(checkout, query, false);
  return askDelivery(checkout, { status: 200, typed });
}

/** Takes what a step asks for, and leads on to the next. */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await openPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields, locale } = posted;
  const checkout = await plainCheckout(request, locale);
  const step = fields.get("step");
  /* The page of the shop on which a payment ends has the order in its address, and no script to show it. */
  if (step === "result") {
    const from = request.headers.get("referer") ?? "";
    const order = URL.canParse(from) ? new URL(from).searchParams.get("order") : null;
    return answerNext(plainCheckoutHref(locale, { order: order ?? "" }));
  }
  return guarded(checkout, async () => {
    const closed = step === "again" ? null : await noShop(checkout);
    if (closed) return closed;
    if (step === "identity") return takeIdentity(checkout, fields);
    if (!checkout.cart.isSignedIn()) return askIdentity(checkout, { status: 401, typed: fields, hasEnded: true });
    if (step === "again") return takeAgain(checkout, fields);
    return withCart(checkout, (cart) =>
      step === "payment" ? takePayment(checkout, cart, fields) : takeDelivery(checkout, fields),
    );
  });
}

/** Nothing new is ordered where the shop is switched off; what was ordered before can still be seen and paid. */
const noShop = ({ locale }: PlainCheckout) => answerNoShop(locale, href(locale, "shop-checkout"));

/** A session that is over begins anew with the e-mail; anything else is told. */
async function guarded(checkout: PlainCheckout, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (isSignedOut(error)) return askIdentity(checkout, { status: 401, typed: new URLSearchParams(), hasEnded: true });
    return answerFailure(checkout, error);
  }
}

async function withCart(
  checkout: PlainCheckout,
  answer: (cart: Cart) => Response | Promise<Response>,
): Promise<Response> {
  const cart = await checkout.cart.find();
  if (cart && orderableLines(cart).length > 0) return answer(cart);
  const { locale, t } = checkout;
  return answerStep(checkout, {
    status: 200,
    step: null,
    title: t("checkout.empty.title"),
    body: html`<p>${t("checkout.empty.text")}</p>
      <p><a class="button" href="${href(locale, "shop")}">${t("checkout.empty.shop")}</a></p>`,
  });
}
