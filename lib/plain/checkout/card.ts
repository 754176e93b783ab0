import "server-only";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  getPaymentMethods,
  getPaymentPlatforms,
  type PaymentMethod,
} from "#contract/payment-methods.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { hasCode } from "#lib/http/app-error.ts";
import type { ApiClient } from "#lib/http/api-client.ts";
import { methodName } from "#lib/payments/method-name.ts";
import { parseExpiry } from "#lib/payments/card-expiry.ts";
import { cardFormSchema } from "#lib/payments/card-form.ts";
import { obstacleOf } from "#lib/payments/method-choice.ts";
import { plainChoice, plainFields, refusal, type PlainErrors } from "../fields.ts";
import { html, type Markup } from "../markup.ts";
import type { PlainTexts } from "../page.ts";

const newCard = "new";

export interface WaysToPay {
  /** Kept, not expired, and still offered. */
  methods: readonly PaymentMethod[];
  /** A card can be typed here: other providers' fields need scripts. */
  takesCard: boolean;
}

export async function findWaysToPay(api: ApiClient): Promise<WaysToPay> {
  const [methods, platforms] = await Promise.all([
    api.call(getPaymentMethods, {}),
    api.call(getPaymentPlatforms, { query: { for_shop: "true" } }),
  ]);
  const today = shopDay(new Date());
  return {
    methods: methods.filter((method) => obstacleOf(method, platforms, today) === null),
    takesCard: platforms.some(({ platform }) => platform === "sandbox"),
  };
}

const testCards = [
  { number: "4242 4242 4242 4242", result: "succeeds" },
  { number: "4000 0000 0000 0002", result: "declined" },
  { number: "4000 0025 0000 3155", result: "challenge" },
] as const;

const cardFields = (t: PlainTexts) =>
  [
    { name: "number", label: t("payment.number"), autocomplete: "cc-number", maxlength: 25, inputmode: "numeric" },
    { name: "expiry", label: t("payment.expiry"), hint: t("payment.expiryHint"), autocomplete: "cc-exp", maxlength: 9 },
    {
      name: "cvc",
      label: t("payment.cvc"),
      hint: t("payment.cvcHint"),
      autocomplete: "cc-csc",
      maxlength: 4,
      inputmode: "numeric",
    },
    { name: "holder", label: t("payment.holder"), autocomplete: "cc-name", maxlength: 120 },
  ] as const;

/** How to pay. Of a card nothing is written back but the name on it and its last day. */
export function askCard(t: PlainTexts, ways: WaysToPay, typed: URLSearchParams, errors: PlainErrors) {
  const shown = new URLSearchParams(typed);
  shown.delete("number");
  shown.delete("cvc");
  const fields = plainFields(t, shown, errors, cardFields(t));
  const saved = ways.methods.map((method) => ({
    value: method.id,
    label: methodName(method, (named) => t("payment.card", { ...named })),
  }));
  const choices = ways.takesCard ? [...saved, { value: newCard, label: t("payment.newCard") }] : saved;
  const card: Markup | false =
    ways.takesCard &&
    html`<div class="note">
        <p><b>${t("payment.demo.title")}</b></p>
        <p class="small">${t("payment.demo.text")}</p>
        <ul class="small">
          ${testCards.map(({ number, result }) => html`<li>${number} : ${t(`payment.demo.${result}`)}</li>`)}
        </ul>
      </div>
      ${fields.all}`;
  return {
    summary: fields.summary,
    body: html`${
      saved.length > 0
        ? plainChoice("method", t("payment.methods"), typed.get("method") ?? "", choices)
        : html`<h2>${t("payment.methods")}</h2>`
    }${card}${
      choices.length === 0
        ? refusal(t("checkout.plain.cardNeedsScripts"))
        : html`<p class="muted small">${t("payment.secure")}</p>`
    }`,
    canPay: choices.length > 0,
  };
}

const wordsOf = (t: PlainTexts, code: string): string | undefined =>
  ({
    number: t("payment.numberInvalid"),
    expiry: t("payment.expiryInvalid"),
    expired: t("payment.expired"),
    cvc: t("validation.card_cvc_invalid"),
    refused: t("payment.refused"),
  })[code];

const wrong = (t: PlainTexts, name: string, code: string): PlainErrors => {
  const text = wordsOf(t, code);
  return { [name]: { type: code, ...(text === undefined ? {} : { text }) } };
};

/** The method to charge: the one that was chosen, or the card that was typed, for this payment alone. Throws `AppError`. */
export async function takeMethod(
  api: ApiClient,
  t: PlainTexts,
  typed: URLSearchParams,
): Promise<{ id: string } | { errors: PlainErrors }> {
  const chosen = typed.get("method") ?? newCard;
  if (chosen !== newCard) return { id: chosen };
  const values = Object.fromEntries(cardFields(t).map(({ name }) => [name, typed.get(name) ?? ""]));
  const parsed = cardFormSchema(shopDay(new Date())).safeParse(values);
  if (!parsed.success) {
    const found = parsed.error.issues.toReversed().map(({ path, message }) => wrong(t, String(path[0]), message));
    return { errors: Object.assign({}, ...found) as PlainErrors };
  }
  const { number, expiry, cvc, holder } = parsed.data;
  const { month, year } = parseExpiry(expiry) ?? { month: 1, year: 2000 };
  try {
    const { client_secret } = await api.call(createSetupIntent, { query: { stripe_payment_method_type: "card" } });
    const token = await api.call(createSandboxToken, {
      body: { client_secret, number, expiry_month: month, expiry_year: year, cvc, holder },
    });
    return await api.call(createPaymentMethod, {
      body: { ...token, payment_method_type: "card_via_sandbox", payment_gateway: "sandbox", is_kept: false },
    });
  } catch (error) {
    if (hasCode(error, "PAYMENT_METHOD_REFUSED")) return { errors: wrong(t, "number", "refused") };
    if (hasCode(error, "PAYMENT_METHOD_EXPIRED")) return { errors: wrong(t, "expiry", "expired") };
    throw error;
  }
}
