import { Types } from "@adyen/api-library";

interface Attribute {
  baseName: string;
  type: string;
}
type Model = Record<string, unknown> & { getAttributeTypeMap: () => Attribute[] };
/** Of the Checkout API and of its webhooks; what both have is the same there, an amount. */
const models = { ...Types.notification, ...Types.checkout } as unknown as Record<string, Model | undefined>;

/** What Adyen refuses to do without; the library's models do not say it. */
const required: Record<string, string[]> = {
  PaymentRequest: ["amount", "merchantAccount", "paymentMethod", "reference", "returnUrl"],
  CreateCheckoutSessionRequest: ["amount", "merchantAccount", "reference", "returnUrl"],
  CreateCheckoutSessionResponse: ["amount", "expiresAt", "id", "merchantAccount", "reference", "returnUrl"],
  PaymentDetailsRequest: ["details"],
  PaymentMethodsRequest: ["merchantAccount"],
  PaymentRefundRequest: ["amount", "merchantAccount"],
  PaymentRefundResponse: ["amount", "merchantAccount", "paymentPspReference", "pspReference", "status"],
  PaymentReversalRequest: ["merchantAccount"],
  PaymentReversalResponse: ["merchantAccount", "paymentPspReference", "pspReference", "status"],
  StandalonePaymentCancelRequest: ["merchantAccount", "paymentReference"],
  StandalonePaymentCancelResponse: ["merchantAccount", "paymentReference", "pspReference", "status"],
  Amount: ["currency", "value"],
  ShopperName: ["firstName", "lastName"],
  Notification: ["live", "notificationItems"],
  NotificationItem: ["NotificationRequestItem"],
  NotificationRequestItem: [
    "amount",
    "eventCode",
    "eventDate",
    "merchantAccountCode",
    "merchantReference",
    "pspReference",
    "success",
  ],
};

/** How many characters Adyen takes of what this shop tells it, where there is a limit; the models do not say that either. */
const lengths: Record<string, Record<string, [least: number, most: number]>> = {
  PaymentRequest: {
    merchantOrderReference: [0, 1000],
    reference: [0, 80],
    returnUrl: [0, 1024],
    shopperEmail: [0, 256],
    shopperReference: [3, 256],
  },
  CreateCheckoutSessionRequest: { returnUrl: [0, 1024], shopperReference: [3, 256] },
  PaymentCompletionDetails: { redirectResult: [0, 20_000] },
  ShopperName: { firstName: [0, 80], lastName: [0, 80] },
  Amount: { currency: [3, 3] },
  LineItem: { description: [0, 10_000] },
  CardDetails: {
    encryptedCardNumber: [0, 15_000],
    encryptedExpiryMonth: [0, 15_000],
    encryptedExpiryYear: [0, 15_000],
    encryptedSecurityCode: [0, 15_000],
    holderName: [0, 15_000],
    storedPaymentMethodId: [0, 64],
  },
  PayPalDetails: { storedPaymentMethodId: [0, 64] },
};

/** The model of a payment method, by its type; `scheme` is a card. */
const methodModels: Record<string, string> = {
  scheme: "CardDetails",
  paypal: "PayPalDetails",
  klarna: "KlarnaDetails",
  klarna_paynow: "KlarnaDetails",
  ideal: "IdealDetails",
};

/** The model of what a customer is to do, by its type. */
const actionModels: Record<string, string> = { redirect: "CheckoutRedirectAction", sdk: "CheckoutSDKAction" };

const typeIn = (value: unknown): string => String((value as { type?: unknown } | null)?.type);

function modelOf(type: string, value: unknown): string {
  if (type === "PaymentRequestPaymentMethod") return methodModels[typeIn(value)] ?? `payment method ${typeIn(value)}`;
  if (type === "PaymentResponseAction") return actionModels[typeIn(value)] ?? `action ${typeIn(value)}`;
  return type;
}

/** The values of `PaymentRequest.ChannelEnum`. */
function valuesOf(type: string): unknown[] {
  const [model = "", name = ""] = type.split(".");
  return Object.values((models[model]?.[name] ?? {}) as Record<string, unknown>);
}

/**
 * What of `value` is not as Adyen's OpenAPI (Checkout v72, Webhooks v1) describes `type`; its models are generated into the official
 * library. Empty: nothing. Names, types, values of enumerations, lengths, and what has to be there.
 */
export function faultsOf(value: unknown, type: string, path = type): string[] {
  const plain = type.replace(" | null", "");
  if (value === undefined || (value === null && plain !== type)) return [];
  const wrong = [`${path} is no ${plain}: ${JSON.stringify(value)?.slice(0, 80)}`];
  if (plain === "string" || plain === "Date") return typeof value === "string" ? [] : wrong;
  if (plain === "number" || plain === "boolean") return typeof value === plain ? [] : wrong;
  const ofList = /^Array<(.+)>$/.exec(plain)?.[1];
  if (ofList !== undefined)
    return Array.isArray(value) ? value.flatMap((one, index) => faultsOf(one, ofList, `${path}[${index}]`)) : wrong;
  if (typeof value === "object" && value !== null && plain.startsWith("{ [key")) return [];
  if (plain === "AdditionalData")
    return typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string")
      ? []
      : wrong;
  if (plain.includes(".")) return valuesOf(plain).includes(value) ? [] : wrong;
  const name = modelOf(plain, value);
  const model = models[name];
  if (!model || typeof value !== "object" || value === null) return wrong;
  const attributes = new Map(model.getAttributeTypeMap().map((one) => [one.baseName, one.type]));
  const badLengths = Object.entries(lengths[name] ?? {}).flatMap(([key, [least, most]]) => {
    const text = (value as Record<string, unknown>)[key];
    const isBad = typeof text === "string" && (text.length < least || text.length > most);
    return isBad ? [`${path}.${key} has ${text.length} characters`] : [];
  });
  return [
    ...badLengths,
    ...(required[name] ?? []).filter((key) => !(key in value)).map((key) => `${path} needs ${key}`),
    ...Object.entries(value).flatMap(([key, inner]) => {
      const known = attributes.get(key);
      return known === undefined ? [`${path} knows no ${key}`] : faultsOf(inner, known, `${path}.${key}`);
    }),
  ];
}

/** What of the query of an address is not as Adyen's OpenAPI has it: a parameter it does not know, and one it cannot do without. */
export const faultsInQuery = (
  query: URLSearchParams,
  { knows, needs }: { knows: readonly string[]; needs: readonly string[] } = { knows: [], needs: [] },
): string[] => [
  ...[...query.keys()].filter((name) => !knows.includes(name)).map((name) => `the address knows no ${name}`),
  ...needs.filter((name) => !query.get(name)).map((name) => `the address needs ${name}`),
];
