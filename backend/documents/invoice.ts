import type { Order } from "#contract/orders.ts";
import { company } from "../db/seed/content/legal/company.ts";
import { formatCountry, formatMoment, formatMoney, formatPercent, formatSize } from "../mails/format.ts";
import { fill } from "../mails/texts.ts";
import { makePdf, printable, type Pdf, type PdfOptions } from "./pdf.ts";
import { documentTextsOf, type DocumentTexts } from "./texts.ts";

type Texts = DocumentTexts["invoice"];
type Address = Order["billing_address"];

/** Left edges of the columns from the margin, and their widths, in points. */
const columns = { piece: [0, 250], quantity: [250, 50], unit: [300, 100], total: [400, 99] } as const;
const footerHeight = 60;

const addressRows = (address: Address, locale: string): string[] =>
  [
    `${address.firstname} ${address.lastname}`,
    address.street,
    address.street_extra,
    `${address.postcode} ${address.city}`,
    formatCountry(address.country_code, locale),
  ].filter((row) => row !== "");

function row(pdf: Pdf, cells: Partial<Record<keyof typeof columns, string>>, font = "Helvetica"): void {
  const { left, bottom } = pdf.page.margins;
  const height = pdf
    .font(font)
    .fontSize(10)
    .heightOfString(printable(cells.piece ?? ""), { width: columns.piece[1] });
  if (pdf.y + height > pdf.page.height - bottom - footerHeight) pdf.addPage();
  const { y } = pdf;
  for (const [name, text] of Object.entries(cells)) {
    const [x, width] = columns[name as keyof typeof columns];
    const align = name === "piece" ? "left" : "right";
    pdf.text(printable(text), left + x, y, { width, align });
  }
  pdf.x = left;
  pdf.y = y + Math.max(height, 12) + 6;
}

function drawHead(pdf: Pdf, order: Order, texts: Texts, { number, issuedAt, locale }: InvoiceFacts): void {
  const { left } = pdf.page.margins;
  pdf.font("Helvetica-Bold").fontSize(14).text(printable(company.name));
  pdf.font("Helvetica").fontSize(10).text(printable(company.street)).text(printable(company.city)).moveDown(1.5);
  pdf
    .font("Helvetica-Bold")
    .fontSize(18)
    .text(printable(fill(texts.title, { number })));
  pdf.font("Helvetica").fontSize(10);
  pdf.text(printable(fill(texts.date, { day: formatMoment(issuedAt.toISOString(), locale) })));
  pdf.text(printable(fill(texts.order, { number: order.number, day: formatMoment(order.created_at, locale) })));
  pdf.moveDown(1);
  const { y } = pdf;
  const [billing, shipping] = [addressRows(order.billing_address, locale), addressRows(order.shipping_address, locale)];
  pdf.font("Helvetica-Bold").text(texts.billing, left, y, { width: 240 });
  pdf.font("Helvetica").text(printable(billing.join("\n")), { width: 240 });
  const bottom = pdf.y;
  pdf.font("Helvetica-Bold").text(texts.delivery, left + 260, y, { width: 240 });
  pdf.font("Helvetica").text(printable(shipping.join("\n")), { width: 240 });
  pdf.x = left;
  pdf.y = Math.max(bottom, pdf.y) + 18;
}

function drawLines(pdf: Pdf, order: Order, texts: Texts, locale: string): void {
  const money = (euros: number) => formatMoney(euros, locale);
  row(pdf, { piece: texts.piece, quantity: texts.quantity, unit: texts.unit, total: texts.total }, "Helvetica-Bold");
  // What came back of a box before it was charged was never sold.
  const sold = order.lines.map((line) => ({
    ...line,
    count: order.kind === "BOX" ? line.quantity - line.returned_quantity : line.quantity,
  }));
  for (const { name, brand_name, size, count, unit_price_ttc } of sold) {
    if (count === 0) continue;
    const shown = formatSize(size, locale);
    const sized = shown === null ? texts.oneSize : fill(texts.size, { size: shown });
    row(pdf, {
      piece: `${name}, ${brand_name}, ${sized}`,
      quantity: String(count),
      unit: money(unit_price_ttc),
      total: money(Math.round(unit_price_ttc * count * 100) / 100),
    });
  }
  pdf.moveDown(0.5);
}

function drawSums(pdf: Pdf, order: Order, texts: Texts, locale: string): void {
  const money = (euros: number) => formatMoney(euros, locale);
  const net = Math.round((order.total_amount_ttc - order.vat_amount) * 100) / 100;
  const sums: [string, string][] = [
    [texts.items, money(order.items_total_ttc)],
    ...(order.discount_ttc > 0 ? [[texts.discount, money(-order.discount_ttc)] as [string, string]] : []),
    [texts.shipping, order.shipping_fee_ttc > 0 ? money(order.shipping_fee_ttc) : texts.shippingOffered],
    [texts.net, money(net)],
    [fill(texts.vat, { rate: formatPercent(order.vat_rate_percent, locale) }), money(order.vat_amount)],
  ];
  for (const [label, amount] of sums) row(pdf, { piece: label, total: amount });
  row(pdf, { piece: texts.grandTotal, total: money(order.total_amount_ttc) }, "Helvetica-Bold");
  if (order.wallet_ttc > 0) row(pdf, { piece: texts.wallet, total: money(order.wallet_ttc) });
  if (order.prepaid_ttc > 0) row(pdf, { piece: texts.prepaid, total: money(order.prepaid_ttc) });
  if (order.due_ttc > 0) row(pdf, { piece: texts.charged, total: money(order.due_ttc) });
}

export interface InvoiceFacts {
  number: string;
  issuedAt: Date;
  locale: string;
}

/** The invoice of a paid order, in a language and with amounts as its country writes them. */
export function drawInvoice(
  order: Order,
  facts: InvoiceFacts,
  options: Pick<PdfOptions, "isCompressed"> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, number, issuedAt } = facts;
  const { invoice: texts } = documentTextsOf(locale);
  const title = fill(texts.title, { number });
  return makePdf({ ...options, size: "A4", title, locale, now: issuedAt }, (pdf) => {
    drawHead(pdf, order, texts, facts);
    drawLines(pdf, order, texts, locale);
    drawSums(pdf, order, texts, locale);
    if (order.paid_at !== null)
      pdf
        .font("Helvetica")
        .fontSize(10)
        .text(printable(fill(texts.paid, { day: formatMoment(order.paid_at, locale) })));
    const { left, bottom } = pdf.page.margins;
    pdf.fontSize(8).fillColor("#555");
    pdf.text(printable(fill(texts.company, company)), left, pdf.page.height - bottom - footerHeight / 2, {
      width: 499,
    });
  });
}
