import { z } from "zod";
import { brandName } from "#contract/brand-name.ts";
import { orderSchema, type Order } from "#contract/orders.ts";
import { company } from "../db/seed/content/legal/company.ts";
import type { Block, MailDraft } from "./blocks.ts";
import { formatCountry, formatDay, formatMoment, formatMoney, formatSize } from "./format.ts";
import { mailPicture } from "./picture.ts";
import { priceSums, vatNote } from "./price-rows.ts";
import { storefrontLink } from "./storefront-links.ts";
import { fill, greet, textsOf, type MailTexts } from "./texts.ts";

type Texts = MailTexts["order-confirmation"];

const orderConfirmationSchema = z.object({ firstname: z.string(), order: orderSchema });

function itemsBlock({ lines, ...order }: Order, texts: Texts, locale: string, storefrontUrl: string): Block {
  const money = (euros: number) => formatMoney(euros, locale);
  return {
    kind: "items",
    items: lines.map(({ name, brand_name, size, quantity, line_total_ttc, image }) => {
      const shownSize = formatSize(size, locale);
      return {
        title: fill(texts.line, { name, brand: brand_name }),
        details: [
          shownSize === null ? texts.lineOneSize : fill(texts.lineSize, { size: shownSize }),
          fill(texts.lineQuantity, { quantity: String(quantity) }),
        ],
        amount: money(line_total_ttc),
        picture: mailPicture(image, name, storefrontUrl),
      };
    }),
    sums: priceSums(order, locale, "charged"),
    note: vatNote({ vat: order.vat_amount, ratePercent: order.vat_rate_percent }, locale),
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
    { kind: "button", label: texts.button, url: link(`/infos/orders#${number}`) },
    { kind: "heading", text: texts.linesTitle },
    itemsBlock(order, texts, locale, storefrontUrl),
    ...deliveryBlocks(order, texts, locale),
    { kind: "heading", text: texts.billingTitle },
    { kind: "address", rows: addressRows(order.billing_address, locale) },
    ...(brand
      ? ([
          { kind: "heading", text: texts.paymentTitle },
          {
            kind: "paragraph",
            // A service has no number, only its name.
            text: last4 ? fill(texts.paymentCard, { brand: brandName(brand), last4 }) : brandName(brand),
          },
        ] satisfies Block[])
      : []),
    { kind: "heading", text: texts.withdrawalTitle },
    { kind: "paragraph", text: fill(texts.withdrawal, contact) },
    {
      kind: "links",
      links: [{ label: texts.withdraw, url: link(`/withdrawal?order=${encodeURIComponent(number)}`) }],
    },
    { kind: "heading", text: texts.guaranteeTitle },
    { kind: "paragraph", text: texts.guarantee },
    { kind: "paragraph", text: fill(texts.terms, { termsUrl: link("/terms-and-conditions") }) },
    { kind: "paragraph", text: texts.attached },
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
