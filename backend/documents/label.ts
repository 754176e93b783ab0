import type { StoredAddress } from "../db/schema/order.ts";
import { company } from "../db/seed/content/legal/company.ts";
import { formatCountry, formatDay } from "../mails/format.ts";
import { fill } from "../mails/texts.ts";
import { drawBarcode } from "./barcode.ts";
import { makePdf, printable, type Pdf, type PdfOptions } from "./pdf.ts";
import { documentTextsOf } from "./texts.ts";

export interface LabelFacts {
  kind: "return" | "recycling";
  sender: StoredAddress;
  carrier: string;
  /** A page each. */
  trackingNumbers: readonly string[];
  until: string;
  /** Under the barcode, for example how it is handed in. */
  mode: "PICKUP_POINT" | "POST_OFFICE" | "HOME";
  orderNumber: string | null;
}

const senderRows = (address: StoredAddress, locale: string): string[] =>
  [
    `${address.firstname} ${address.lastname}`,
    address.street,
    address.street_extra,
    `${address.postcode} ${address.city}`,
    formatCountry(address.country_code, locale),
  ].filter((row) => row !== "");

const receiverRows = (locale: string): string[] => [
  company.name,
  company.street,
  company.city,
  formatCountry("FR", locale),
];

function block(pdf: Pdf, title: string, rows: readonly string[], size: number): void {
  pdf
    .font("Helvetica")
    .fontSize(size - 2)
    .fillColor("#555")
    .text(printable(title));
  pdf.font("Helvetica-Bold").fontSize(size).fillColor("#000");
  for (const row of rows) pdf.text(printable(row));
  pdf.moveDown(0.6);
}

function page(pdf: Pdf, facts: LabelFacts, index: number, locale: string): void {
  const { label: texts } = documentTextsOf(locale);
  const number = facts.trackingNumbers[index] ?? "";
  const [left, width] = [pdf.page.margins.left, pdf.page.width - pdf.page.margins.left - pdf.page.margins.right];
  const isLarge = pdf.page.width > 400;
  const size = isLarge ? 13 : 10;
  const heading = facts.kind === "return" ? texts.title : texts.recycling;
  pdf
    .font("Helvetica-Bold")
    .fontSize(size + 4)
    .fillColor("#000")
    .text(printable(heading));
  pdf
    .font("Helvetica")
    .fontSize(size)
    .text(printable(fill(texts.carrier, { carrier: facts.carrier })));
  pdf.text(printable(`${texts[facts.mode]} · ${fill(texts.until, { day: formatDay(facts.until, locale) })}`));
  if (facts.orderNumber !== null) pdf.text(printable(fill(texts.order, { number: facts.orderNumber })));
  const count = facts.trackingNumbers.length;
  if (count > 1) pdf.text(printable(fill(texts.parcel, { index: String(index + 1), count: String(count) })));
  pdf.moveDown(0.8);
  block(pdf, texts.from, senderRows(facts.sender, locale), size);
  block(pdf, texts.to, receiverRows(locale), size + 2);
  const height = isLarge ? 110 : 70;
  drawBarcode(pdf, number, { x: left, y: pdf.y, width, height });
  pdf.y += height + 6;
  pdf
    .font("Helvetica-Bold")
    .fontSize(size + 2)
    .fillColor("#000")
    .text(number, left, pdf.y, { width, align: "center" });
  pdf.moveDown(0.6);
  pdf
    .font("Helvetica")
    .fontSize(size - 2)
    .fillColor("#555")
    .text(printable(texts.hint), left, pdf.y, { width });
}

/** The labels of a return or of parcels for recycling, one a page. */
export function drawLabels(
  facts: LabelFacts,
  options: Pick<PdfOptions, "size" | "locale" | "now" | "isCompressed">,
): Promise<Uint8Array<ArrayBuffer>> {
  const { label: texts } = documentTextsOf(options.locale);
  const title = `${facts.kind === "return" ? texts.title : texts.recycling} ${facts.trackingNumbers[0] ?? ""}`;
  return makePdf({ ...options, title }, (pdf) => {
    for (const index of facts.trackingNumbers.keys()) {
      if (index > 0) pdf.addPage();
      page(pdf, facts, index, options.locale);
    }
  });
}
