import { z } from "zod";
import { orderSchema, type Order } from "#contract/orders.ts";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { formatCountry, formatDay, formatMoment, formatMoney, formatPercent, formatSize } from "./format.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf, type MailTexts } from "./texts.ts";

type Texts = MailTexts["order-confirmation"];

const orderConfirmationSchema = z.object({ firstname: z.string(), order: orderSchema });

const brandNames: Record<string, string> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

function itemsBlock({ lines, ...order }: Order, texts: Texts, locale: string): Block {
  const money = (euros: number) => formatMoney(euros, locale);
  return {
    kind: "items",
    items: lines.map(({ name, brand_name, size, quantity, line_total_ttc }) => {
      const shownSize = formatSize(size, locale);
      return {
        title: fill(texts.line, { name, brand: brand_name }),
        details: [
          shownSize === null ? texts.lineOneSize : fill(texts.lineSize, { size: shownSize }),
          fill(texts.lineQuantity, { quantity: String(quantity) }),
        ],
        amount: money(line_total_ttc),
      };
    }),
    sums: [
      { label: texts.itemsTotal, amount: money(order.items_total_ttc), isTotal: false },
      ...(order.discount_ttc > 0
        ? [
            {
              label:
                order.codes.length === 0 ? texts.discount : fill(texts.discountCode, { code: order.codes.join(", ") }),
              amount: money(-order.discount_ttc),
              isTotal: false,
            },
          ]
        : []),
      {
        label: texts.shipping,
        amount: order.offer.shipping_fee_offered ? texts.shippingOffered : money(order.shipping_fee_ttc),
        isTotal: false,
      },
      { label: texts.total, amount: money(order.total_amount_ttc), isTotal: true },
      ...(order.wallet_ttc > 0 ? [{ label: texts.wallet, amount: money(order.wallet_ttc), isTotal: false }] : []),
    ],
    note: fill(texts.vat, { rate: formatPercent(order.vat_rate_percent, locale), amount: money(order.vat_amount) }),
  };
}

const addressRows = (address: Order["shipping_address"], locale: string): string[] =>
  [
    `${address.firstname} ${address.lastname}`,
    address.street,
    address.street_extra,
    `${address.postcode} ${address.city}`,
    formatCountry(address.country_code, locale),
  ].filter((text) => text !== "");

function deliveryBlocks({ delivery, shipping_address: address }: Order, texts: Texts, locale: string): Block[] {
  const { pickup_point: point, carrier } = delivery;
  return [
    { kind: "heading", text: texts.deliveryTitle },
    { kind: "paragraph", text: fill(point ? texts.deliveryPickup : texts.deliveryHome, { carrier }) },
    {
      kind: "address",
      rows: point
        ? [point.name, point.street, `${point.postcode} ${point.city}`, formatCountry(point.country_code, locale)]
        : addressRows(address, locale),
    },
    {
      kind: "paragraph",
      text: fill(texts.expected, {
        from: formatDay(delivery.expected_from, locale),
        until: formatDay(delivery.expected_until, locale),
      }),
    },
  ];
}

/** What a customer keeps of the contract: what was bought, what it cost, where it goes, how to withdraw. */
export function draftOrderConfirmation(data: unknown, locale: string, storefrontUrl: string): MailDraft {
  const { firstname, order } = orderConfirmationSchema.parse(data);
  const { common, "order-confirmation": texts } = textsOf(locale);
  const link = (path: string) => storefrontLink(storefrontUrl, locale, path);
  const contact = { contactEmail: company.email };
  const { brand, last4 } = order.payment;
  const number = order.number;
  const blocks: Block[] = [
    { kind: "paragraph", text: greet(common, firstname) },
    { kind: "paragraph", text: fill(texts.intro, { number, date: formatMoment(order.created_at, locale) }) },
    { kind: "button", label: texts.button, url: link("/infos/orders") },
    { kind: "heading", text: texts.linesTitle },
    itemsBlock(order, texts, locale),
    ...deliveryBlocks(order, texts, locale),
    { kind: "heading", text: texts.billingTitle },
    { kind: "address", rows: addressRows(order.billing_address, locale) },
    ...(brand && last4
      ? ([
          { kind: "heading", text: texts.paymentTitle },
          { kind: "paragraph", text: fill(texts.paymentCard, { brand: brandNames[brand] ?? brand, last4 }) },
        ] satisfies Block[])
      : []),
    { kind: "heading", text: texts.withdrawalTitle },
    { kind: "paragraph", text: fill(texts.withdrawal, contact) },
    { kind: "heading", text: texts.guaranteeTitle },
    { kind: "paragraph", text: texts.guarantee },
    { kind: "paragraph", text: fill(texts.terms, { termsUrl: link("/terms-and-conditions") }) },
    { kind: "paragraph", text: fill(common.help, contact) },
    { kind: "paragraph", text: common.signature },
  ];
  return {
    subject: fill(texts.subject, { number }),
    preheader: texts.preheader,
    title: texts.title,
    blocks,
    footer: fill(common.footer, { companyName: company.name, companyAddress: `${company.street}, ${company.city}` }),
  };
}
