import "server-only";
import { z } from "zod";
import { getOrder, payOrder, type Order } from "#contract/orders.ts";
import { nextPageOf, payPageOf } from "#lib/checkout/leave.ts";
import { isRefusal } from "#lib/checkout/place-order.ts";
import { formatDate } from "#lib/dates/format.ts";
import { env } from "#lib/env/server.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { formatEuros } from "#lib/money/format.ts";
import { paymentPhaseOf } from "#lib/orders/payment-phase.ts";
import { paymentErrorKey } from "#lib/payments/payment-error-key.ts";
import { href } from "#lib/routing/href.ts";
import { carried, refusal, type PlainErrors } from "../fields.ts";
import { html, type Markup } from "../markup.ts";
import { answerNext, hasShop } from "../page.ts";
import { checkoutAction, plainCheckoutHref } from "./address.ts";
import { askCard, findWaysToPay, takeMethod } from "./card.ts";
import { answerStep, isSignedOut, type PlainCheckout } from "./page.ts";

/** To the bank where it asks, where its page is one of ours; else to what became of the order. */
export function leadOn({ locale, cart }: PlainCheckout, order: Order): Response {
  const origin = new URL(env.SITE_URL).origin;
  const result = plainCheckoutHref(locale, { order: order.id });
  const next = new URL(nextPageOf(order, locale, origin, result) ?? result, origin);
  /* A policy that keeps forms on the site keeps a form's redirect there too: to other pages leads a link. */
  return answerNext(next.origin === origin ? next.pathname + next.search : result, cart.cookies);
}

interface Asked {
  status?: number;
  typed?: URLSearchParams;
  errors?: PlainErrors;
  notice?: string;
}

/** What became of an order, and what can be done about it. */
export async function showOrder(checkout: PlainCheckout, id: string, asked: Asked = {}): Promise<Response> {
  const { locale, t, cart } = checkout;
  const order = z.uuid().safeParse(id).success ? await findOrder(checkout, id) : null;
  if (!order) {
    const title = t("payment.result.unknownTitle");
    return answerStep(checkout, {
      status: 404,
      step: null,
      title,
      body: html`<p>${t("payment.result.unknownText")}</p>`,
    });
  }
  if (order.kind === "BOX") return answerNext(payPageOf(order, locale), cart.cookies);
  // What was bought has left the cart: the count in the cookie follows.
  await cart.find();
  const phase = paymentPhaseOf(order);
  const number = html`<p><b>${t("payment.result.number", { number: order.number })}</b></p>`;
  const reload = html`<p>
    <a class="button" href="${plainCheckoutHref(locale, { order: order.id })}">${t("payment.result.checkAgain")}</a>
  </p>`;
  if (phase.kind === "paid") return thank(checkout, order, number);
  if (phase.kind === "cancelled") {
    const title = t("payment.result.cancelledTitle", { number: order.number });
    return answerStep(checkout, {
      status: 200,
      step: null,
      title,
      body: html`<p>${t("payment.result.cancelledText")}</p>`,
    });
  }
  if (phase.kind === "pending") {
    const title = t("payment.result.pendingTitle");
    const body = html`${number}
      <p>${t("payment.result.pendingLong")}</p>
      ${reload}`;
    return answerStep(checkout, { status: 200, step: null, title, body });
  }
  if (phase.kind === "action" && !asked.typed) {
    const origin = new URL(env.SITE_URL).origin;
    const bank = nextPageOf(order, locale, origin) ?? "";
    const amount = formatEuros(order.due_ttc, locale);
    const body = html`<p>${t("payment.result.actionText", { amount, number: order.number })}</p>
      <p><a class="button big" href="${bank}">${t("payment.result.toBank")}</a></p>`;
    return answerStep(checkout, { status: 200, step: null, title: t("payment.result.actionTitle"), body });
  }
  return askAgain(checkout, order, asked);
}

async function findOrder({ cart }: PlainCheckout, id: string): Promise<Order | null> {
  try {
    return await cart.api.call(getOrder, { params: { id } });
  } catch (error) {
    if (hasCode(error, "NOT_FOUND")) return null;
    throw error;
  }
}

async function thank(
  checkout: PlainCheckout,
  { delivery, billing_address, number }: Order,
  line: Markup,
): Promise<Response> {
  const { locale, t } = checkout;
  const from = formatDate(delivery.expected_from, locale, "weekday");
  const until = formatDate(delivery.expected_until, locale, "weekday");
  const point = delivery.pickup_point?.name;
  const name = billing_address.firstname;
  const isOpen = await hasShop(locale);
  return answerStep(checkout, {
    status: 200,
    step: null,
    title: name ? t("payment.result.paidTitle", { name }) : t("payment.result.paidTitlePlain"),
    body: html`<div class="note success">
        ${line}
        <p>${t("payment.result.mail")}</p>
      </div>
      <h2>${t("payment.result.next")}</h2>
      <ol class="stack">
        <li>${t("payment.result.nextPrepare")}</li>
        <li>${t("payment.result.nextShip")}</li>
        <li>
          ${point ? t("payment.result.nextPickUp", { point, from, until }) : t("payment.result.nextReceive", { from, until })}
        </li>
      </ol>
      <p class="row">
        <a class="button" href="${href(locale, "infos-orders")}#${number}">${t("payment.result.toOrders")}</a
        >${isOpen && html`<a class="button second" href="${href(locale, "shop")}">${t("payment.result.toShop")}</a>`}
      </p>`,
  });
}

/** The payment failed: another card, or the same once more. */
async function askAgain(checkout: PlainCheckout, order: Order, asked: Asked): Promise<Response> {
  const { locale, t, cart } = checkout;
  const { status = 200, typed = new URLSearchParams(), errors = {}, notice } = asked;
  const reason = order.payment.error_code;
  const card = askCard(t, await findWaysToPay(cart.api), typed, errors);
  const amount = formatEuros(order.due_ttc, locale);
  return answerStep(checkout, {
    status,
    step: "payment",
    title: t("checkout.again.title", { number: order.number }),
    body: html`${card.summary}${
        notice === undefined
          ? status === 200 && reason && refusal(t(`website.error.payment.${paymentErrorKey(reason)}`))
          : refusal(notice)
      }
      <p>${t("checkout.again.text")}</p>
      <form class="stack" method="post" action="${checkoutAction}" novalidate>
        ${carried({ locale, step: "again", order: order.id, key: crypto.randomUUID() })}${card.body}${
          card.canPay && html`<button class="button big">${t("payment.recovery.pay", { amount })}</button>`
        }
      </form>`,
  });
}

/** Charges an order that exists. */
export async function takeAgain(checkout: PlainCheckout, typed: URLSearchParams): Promise<Response> {
  const { t, cart } = checkout;
  const asked = z.object({ order: z.uuid(), key: z.uuid() }).safeParse(Object.fromEntries(typed));
  if (!asked.success) return showOrder(checkout, "");
  const { order: id, key } = asked.data;
  try {
    const method = await takeMethod(cart.api, t, typed);
    if ("errors" in method) return await showOrder(checkout, id, { status: 422, typed, errors: method.errors });
    const order = await cart.api.call(
      payOrder,
      { params: { id }, body: { payment_method_id: method.id } },
      { idempotencyKey: key },
    );
    return leadOn(checkout, order);
  } catch (error) {
    if (isSignedOut(error)) throw error;
    const isRefused = isRefusal(error);
    const notice = isRefused ? t(`error.${errorKey(error)}`) : t("checkout.failure.unconfirmed");
    return showOrder(checkout, id, { status: isRefused ? 422 : 503, typed, notice });
  }
}
