import "server-only";
import { z } from "zod";
import { getShippingAddresses, type Address } from "#contract/addresses.ts";
import type { Cart } from "#contract/cart.ts";
import { deliveryModeSchema, getPickupPoints, type PickupPoint } from "#contract/delivery.ts";
import { createOrder, quoteOrder, type Quote } from "#contract/orders.ts";
import { addressLines, fullName } from "#lib/addresses/address-lines.ts";
import { formatSize, parseSize } from "#lib/catalog/size.ts";
import { isRefusal } from "#lib/checkout/place-order.ts";
import { limitedLines, orderableLines } from "#lib/checkout/quote-difference.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { findGuaranteeNotice } from "#lib/website/api.ts";
import { plainCartHref } from "../cart-page.ts";
import { carried, refusal, type PlainErrors } from "../fields.ts";
import { html, Markup } from "../markup.ts";
import { answerNext } from "../page.ts";
import { plainPrice } from "../prices.ts";
import { checkoutAction, plainCheckoutHref, type PlainCheckoutQuery } from "./address.ts";
import { askCard, findWaysToPay, takeMethod } from "./card.ts";
import { askPoint } from "./delivery.ts";
import { leadOn } from "./order.ts";
import { answerStep, isSignedOut, type PlainCheckout } from "./page.ts";

interface Choice {
  address: Address;
  point: PickupPoint | null;
  quote: Quote;
}

/** What was chosen, as the API knows it; an answer where something of it is missing. */
async function readChoice(checkout: PlainCheckout, cart: Cart, query: PlainCheckoutQuery): Promise<Choice | Response> {
  const { locale, cart: access } = checkout;
  const back = answerNext(plainCheckoutHref(locale, { step: "delivery" }), access.cookies);
  const saved = await access.api.call(getShippingAddresses, {});
  const address = saved.find(({ id }) => id === query.address);
  if (!address) return back;
  const mode = query.mode ?? "HOME";
  let point: PickupPoint | null = null;
  if (mode === "PICKUP_POINT") {
    if (!query.point) return askPoint(checkout, query, true);
    const near = { country: address.country_code, postcode: query.postcode ?? address.postcode };
    const points = await access.api.call(getPickupPoints, { query: near });
    point = points.find(({ id }) => id === query.point) ?? null;
  }
  const { codes, use_wallet } = cart;
  try {
    const quote = await access.api.call(quoteOrder, {
      body: {
        lines: linesOf(cart),
        address: { id: address.id },
        delivery: { mode, ...(query.point ? { pickup_point_id: query.point } : {}) },
        codes: codes.map(({ code }) => code),
        use_wallet,
      },
    });
    return { address, point, quote };
  } catch (error) {
    if (hasCode(error, "ADDRESS_NOT_FOUND") || hasCode(error, "DELIVERY_MODE_NOT_AVAILABLE")) return back;
    throw error;
  }
}

const linesOf = ({ lines }: Pick<Cart, "lines">) =>
  lines.map(({ product, variant, quantity, look }) => ({
    product_id: product.id,
    variant_id: variant.variant_id,
    quantity,
    look,
  }));

interface Asked {
  status: number;
  typed: URLSearchParams;
  errors?: PlainErrors;
  /** What did not go as wished, in words. */
  notice?: string;
  /** The order may exist: it is asked for once more, with the same key and the same method. */
  attempt?: { key: string; method: string };
}

/** The last step: what is bought, from whom, for how much, and how it is paid. */
export async function askPayment(
  checkout: PlainCheckout,
  cart: Cart,
  query: PlainCheckoutQuery,
  { status, typed, errors = {}, notice, attempt }: Asked,
): Promise<Response> {
  const { locale, t, cart: access } = checkout;
  const choice = await readChoice(checkout, cart, query);
  if (choice instanceof Response) return choice;
  const { address, point, quote } = choice;
  if (orderableLines(quote).length === 0 || limitedLines(quote).length > 0)
    return answerNext(plainCartHref(locale), access.cookies);
  const isFree = quote.totals.due_ttc === 0;
  const [ways, guarantee] = await Promise.all([isFree ? null : findWaysToPay(access.api), findGuaranteeNotice(locale)]);
  if (!typed.has("holder")) typed.set("holder", fullName(address));
  const card = ways && !attempt ? askCard(t, ways, typed, errors) : null;
  const place = point ? [point.name, point.street, `${point.postcode} ${point.city}`] : addressLines(address, locale);
  const terms = href(locale, "terms-and-conditions");
  const sentence = t.markup("checkout.review.terms", {
    terms: (words) => html`<a href="${terms}">${new Markup(words)}</a>`.text,
    privacy: (words) => html`<a href="${terms}#data">${new Markup(words)}</a>`.text,
  });
  const hidden = {
    locale,
    step: "payment",
    address: address.id,
    mode: query.mode ?? "HOME",
    ...(query.point ? { point: query.point } : {}),
    ...(query.postcode ? { postcode: query.postcode } : {}),
    total: String(quote.totals.total_amount_ttc),
    due: String(quote.totals.due_ttc),
    key: attempt?.key ?? crypto.randomUUID(),
    ...(attempt ? { method: attempt.method } : {}),
  };
  const official = guarantee?.officialUrl;
  return answerStep(checkout, {
    status,
    step: "payment",
    body: html`${card?.summary}${notice !== undefined && refusal(notice)}
      <form class="stack" method="post" action="${checkoutAction}" novalidate>
        ${carried(hidden)}${isFree ? html`<p>${t("checkout.nothingDue")}</p>` : card?.body}
        <section class="stack" aria-labelledby="review">
          <h2 id="review">${t("checkout.review.title")}</h2>
          ${
            guarantee &&
            html`<div class="card stack">
              <h3>${guarantee.content.title}</h3>
              ${official && html`<img src="${official}" alt="${guarantee.content.title}" width="448" />`}
              ${guarantee.content.sections.map(
                ({ title, paragraphs }) =>
                  html`<div class="small"><b>${title}</b>${paragraphs.map((text) => html`<p>${text}</p>`)}</div>`,
              )}
            </div>`
          }
          <div class="muted small stack">
            <p>${new Markup(sentence)}</p>
            <p>${t("checkout.review.withdrawal")}</p>
          </div>
          <div class="note stack">
            <ul aria-label="${t("checkout.summary.goods")}">
              ${orderableLines(quote).map(
                ({ product, variant, quantity, line_total_ttc }) =>
                  html`<li class="row between">
                    <span
                      ><b>${product.name}</b>,
                      ${
                        parseSize(variant.size).kind !== "one" &&
                        html`${t("cart.line.size", { size: formatSize(variant.size, locale, t("cart.line.oneSize")) })}, `
                      }${t("checkout.summary.quantity", { count: quantity })}</span
                    ><b>${formatEuros(line_total_ttc, locale)}</b>
                  </li>`,
              )}
            </ul>
            <p>
              <b>${t(point ? "checkout.review.pickUpAt" : "checkout.review.deliverTo")}</b><br />${place.join(", ")}
            </p>
            ${plainPrice(locale, t, quote.totals)}
          </div>
        </section>
        ${
          (isFree || attempt || card?.canPay) &&
          html`<button class="button big">${attempt ? t("checkout.failure.retry") : t("checkout.submit")}</button>`
        }
      </form>
      <p class="row">
        <a class="link" href="${plainCheckoutHref(locale, { step: "delivery" })}"
          >${t("checkout.steps.editLabel", { name: t("checkout.steps.delivery") })}</a
        ><a class="link" href="${plainCartHref(locale)}">${t("checkout.summary.toCart")}</a>
      </p>`,
  });
}

const agreedSchema = z.object({
  address: z.uuid(),
  mode: deliveryModeSchema,
  point: z.string().min(1).max(60).optional(),
  postcode: z.string().max(12).optional(),
  /** What stood on the page; the API compares it with what it computes itself. */
  total: z.coerce.number().min(0),
  due: z.coerce.number().min(0),
  key: z.uuid(),
});

/** Orders and charges, once for a key. */
export async function takePayment(checkout: PlainCheckout, cart: Cart, typed: URLSearchParams): Promise<Response> {
  const { locale, t, cart: access } = checkout;
  const agreed = agreedSchema.safeParse(Object.fromEntries(typed));
  if (!agreed.success) return answerNext(plainCheckoutHref(locale, { step: "delivery" }), access.cookies);
  const { address, mode, point, postcode, total, due, key } = agreed.data;
  const query = { address, mode, ...(point ? { point } : {}), ...(postcode ? { postcode } : {}) };
  if (mode === "PICKUP_POINT" && !point) return askPoint(checkout, query, true);
  const again = (asked: Omit<Asked, "typed">) => askPayment(checkout, cart, query, { ...asked, typed });

  let method: string | null = null;
  try {
    const taken = due === 0 ? null : await takeMethod(access.api, t, typed);
    if (taken && "errors" in taken) return await again({ status: 422, errors: taken.errors });
    method = taken?.id ?? null;
    const order = await access.api.call(
      createOrder,
      {
        body: {
          lines: linesOf({ lines: orderableLines(cart) }),
          shipping_address: { id: address },
          delivery: point ? { mode: "PICKUP_POINT", pickup_point_id: point } : { mode: "HOME" },
          ...(method === null ? {} : { payment_method_id: method }),
          codes: cart.codes.filter(({ problem }) => problem === null).map(({ code }) => code),
          use_wallet: cart.use_wallet,
          expected_total_ttc: total,
          expected_due_ttc: due,
          cart_id: cart.id,
        },
      },
      { idempotencyKey: key },
    );
    return leadOn(checkout, order);
  } catch (error) {
    if (isSignedOut(error)) throw error;
    if (hasCode(error, "TOTAL_CHANGED") || hasCode(error, "NOT_ENOUGH_STOCK"))
      return again({ status: 409, notice: `${t("checkout.change.title")}. ${t("checkout.change.text")}` });
    if (isRefusal(error)) return again({ status: 422, notice: t(`error.${errorKey(error)}`) });
    const notice = t("checkout.failure.unconfirmed");
    return again({ status: 503, notice, ...(method === null ? {} : { attempt: { key, method } }) });
  }
}
