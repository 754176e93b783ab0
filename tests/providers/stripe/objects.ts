import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";

/*
 * Stripe's objects as the official library types them: a field that is missing or that Stripe does not know fails the type
 * check. What a payment method does stands in its id: `pm_ok_1`, `pm_declined_1`, `pm_funds_1`, `pm_sca_1`.
 */

const aSecret = (id: string): string => `${id}_secret_${randomUUID().replaceAll("-", "")}`;
/** An id as Stripe makes them. */
export const anId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll("-", "")}`;
const now = (): number => Math.floor(Date.now() / 1000);

export type Fields = Record<string, string>;

/** What stands in brackets after a name: `metadata[payment_id]=1` as `{ payment_id: "1" }`. */
const nested = (fields: Fields, name: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    ),
  );

/** That the customer agreed to later charges, as Stripe's script tells it from their browser. */
export const agreedInBrowser = {
  "mandate_data[customer_acceptance][type]": "online",
  "mandate_data[customer_acceptance][online][infer_from_client]": "true",
};

/** The kind of a payment method, told by its id. */
export const typeOf = (id: string): "card" | "paypal" | "klarna" | "ideal" =>
  (["paypal", "klarna", "ideal"] as const).find((type) => id.startsWith(`pm_${type}`)) ?? "card";

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}
const usualCard: Card = { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2029 };

export function aPaymentMethod(id: string, customer: string | null, card: Card = usualCard): Stripe.PaymentMethod {
  const type = typeOf(id);
  return {
    id,
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    ...(type === "card" ? { card: toCard(card) } : {}),
    ...(type === "klarna" ? { klarna: { dob: null } } : {}),
    ...(type === "ideal" ? { ideal: { bank: null, bic: null } } : {}),
    ...(type === "paypal" ? { paypal: { country: "FR", payer_email: "client@mail.example", payer_id: "PAYER" } } : {}),
  };
}

const toCard = (card: Card): Stripe.PaymentMethod.Card => ({
  ...card,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "FR",
  display_brand: card.brand,
  fingerprint: `print-${card.brand}-${card.last4}`,
  funding: "credit",
  generated_from: null,
  networks: { available: [card.brand], preferred: null },
  regulated_status: null,
  three_d_secure_usage: { supported: true },
  wallet: null,
});

export function aPaymentIntent(fields: Fields, methodId: string | null): Stripe.PaymentIntent {
  const id = anId("pi");
  const type = fields["payment_method_data[type]"] ?? (methodId === null ? "card" : typeOf(methodId));
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: [type],
    amount: Number(fields["amount"]),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: aSecret(id),
    confirmation_method: "automatic",
    created: now(),
    currency: fields["currency"] ?? "eur",
    customer: fields["customer"] ?? null,
    customer_account: null,
    description: fields["description"] ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: nested(fields, "metadata"),
    next_action: null,
    on_behalf_of: null,
    payment_method: methodId,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [type],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: fields["setup_future_usage"] === "off_session" ? "off_session" : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_confirmation",
    transfer_data: null,
    transfer_group: null,
  };
}

export function aSetupIntent(fields: Fields): Stripe.SetupIntent {
  const id = anId("seti");
  const type = fields["allowed_payment_method_types[0]"] ?? "card";
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: [type],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: aSecret(id),
    created: now(),
    customer: fields["customer"] ?? null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [type],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: fields["usage"] ?? "off_session",
  };
}

/** Kinds that an account's configuration always names. */
const named = [
  "acss_debit",
  "affirm",
  "afterpay_clearpay",
  "alipay",
  "amazon_pay",
  "apple_pay",
  "bacs_debit",
  "bancontact",
  "blik",
  "card",
  "cartes_bancaires",
  "cashapp",
  "customer_balance",
  "eps",
  "giropay",
  "google_pay",
  "ideal",
  "klarna",
  "link",
  "multibanco",
  "p24",
  "sepa_debit",
  "sofort",
  "us_bank_account",
  "wechat_pay",
  "zip",
] as const satisfies (keyof Stripe.PaymentMethodConfiguration)[];
/** The account's own configuration, with what it offers; PayPal is named only by one that may have it. */
export function aConfiguration(offered: readonly string[]): Stripe.PaymentMethodConfiguration {
  const stateOf = (type: string) => {
    const value = offered.includes(type) ? "on" : "off";
    return { available: value === "on", display_preference: { overridable: null, preference: value, value } } as const;
  };
  return {
    id: "pmc_stand_in",
    object: "payment_method_configuration",
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: "Default",
    parent: null,
    ...Object.fromEntries([...named, ...offered].map((type) => [type, stateOf(type)])),
  };
}

export function aCustomer(fields: Fields): Stripe.Customer {
  return {
    id: anId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: fields["email"] ?? null,
    invoice_prefix: "7FE1103",
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: nested(fields, "metadata"),
    name: fields["name"] ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

/** Where the money of a refund goes: a card is told of in more detail than a service. */
const destinationOf = (type: string): Stripe.Refund.DestinationDetails =>
  type === "card" ? { card: { type: "refund" }, type } : { type };

/** `type`: how it had been paid. */
export function aRefund(fields: Fields, type: string): Stripe.Refund {
  return {
    id: anId("re"),
    object: "refund",
    amount: Number(fields["amount"]),
    balance_transaction: null,
    charge: null,
    created: now(),
    currency: "eur",
    customer: null,
    customer_account: null,
    destination_details: destinationOf(type),
    metadata: nested(fields, "metadata"),
    payment_intent: fields["payment_intent"] ?? null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

/** A delivery of a webhook, as far as the object is one of Stripe's. */
export const anEvent = (type: string, object: unknown) => ({
  id: anId("evt"),
  object: "event",
  api_version: Stripe.API_VERSION,
  created: now(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});
