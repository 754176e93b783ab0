import type { StoredAddress } from "../db/schema/order.ts";
import { company } from "../db/seed/content/legal/company.ts";
import { formatCountry, formatDay } from "../mails/format.ts";
import { fill } from "../mails/texts.ts";
import { addressRows } from "./address-rows.ts";
import { drawBarcode } from "./barcode.ts";
import { makePdf, type PdfOptions, type Sheet } from "./pdf.ts";
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

const grey = "#555";
const receiverRows = (locale: string): string[] => [
  company.name,
  company.street,
  company.city,
  formatCountry("FR", locale),
];

/** A titled address; answers where the next part begins. */
function drawBlock(
  { write }: Sheet,
  box: { x: number; y: number; width: number },
  { title, rows }: { title: string; rows: readonly string[] },
  size: number,
): number {
  const below = write(title, box, { size: size * 0.8, color: grey });
  return write(rows.join("\n"), { ...box, y: below }, { size, face: "bold", color: "#000" });
}

function drawPage(sheet: Sheet, facts: LabelFacts, index: number, locale: string): void {
  const { pdf, left, width, write } = sheet;
  const { label: texts } = documentTextsOf(locale);
  const number = facts.trackingNumbers[index] ?? "";
  const isLarge = pdf.page.width > 400;
  const size = isLarge ? 12.5 : 8.5;
  const gap = isLarge ? 20 : 9;
  const count = facts.trackingNumbers.length;
  const at = (y: number) => ({ x: left, y, width });
  const heading = facts.kind === "return" ? texts.title : texts.recycling;
  let y = write(heading, at(sheet.top), { size: size * 1.7, face: "display", color: "#000" });
  const notes = [
    fill(texts.carrier, { carrier: facts.carrier }),
    `${texts[facts.mode]} · ${fill(texts.until, { day: formatDay(facts.until, locale) })}`,
    ...(facts.orderNumber === null ? [] : [fill(texts.order, { number: facts.orderNumber })]),
    ...(count > 1 ? [fill(texts.parcel, { index: String(index + 1), count: String(count) })] : []),
  ];
  y = write(notes.join("\n"), at(y + 2), { size, color: "#000" }) + gap;
  y = drawBlock(sheet, at(y), { title: texts.from, rows: addressRows(facts.sender, locale) }, size) + gap;
  const frame = { x: left, y, width };
  const inner = { x: left + gap, y: y + gap * 0.7, width: width - 2 * gap };
  y = drawBlock(sheet, inner, { title: texts.to, rows: receiverRows(locale) }, size * 1.25) + gap * 0.7;
  pdf
    .rect(frame.x, frame.y, frame.width, y - frame.y)
    .lineWidth(isLarge ? 1.2 : 0.8)
    .strokeColor("#000")
    .stroke();
  y += gap;
  const height = isLarge ? 110 : 62;
  drawBarcode(pdf, number, { x: left, y, width, height });
  y = write(number, { ...at(y + height + 3), align: "center" }, { size: size * 1.2, face: "bold", color: "#000" });
  write(texts.hint, at(y + gap * 0.6), { size: size * 0.8, color: grey });
}

/** The labels of a return or of parcels for recycling, one a page. */
export function drawLabels(
  facts: LabelFacts,
  options: Pick<PdfOptions, "size" | "locale" | "now" | "isCompressed">,
): Promise<Uint8Array<ArrayBuffer>> {
  const { label: texts } = documentTextsOf(options.locale);
  const title = `${facts.kind === "return" ? texts.title : texts.recycling} ${facts.trackingNumbers[0] ?? ""}`;
  return makePdf({ ...options, title }, (sheet) => {
    for (const index of facts.trackingNumbers.keys()) {
      if (index > 0) sheet.pdf.addPage();
      drawPage(sheet, facts, index, options.locale);
    }
  });
}
