import type { Locale } from "#contract/locale.ts";
import { legalUpdatedOn } from "../db/seed/content/legal.ts";
import type { LegalContent } from "../db/seed/content/legal/content.ts";
import { withdrawalForms } from "../db/seed/content/legal/withdrawal-form.ts";
import { makePdf, type PdfOptions, type Sheet } from "./pdf.ts";

type Part = { text: string; size: number; face?: "bold" | "display"; after: number };

/** Writes parts one below the other, on as many pages as they take. */
function flow(sheet: Sheet, parts: readonly Part[]): void {
  const { pdf, left: x, width, top, bottom, measure, write } = sheet;
  let y = top;
  for (const { text, after, ...style } of parts) {
    const { lines, height } = measure(text, width, style);
    const lineHeight = height / lines.length;
    for (const line of lines) {
      if (y + lineHeight > bottom) {
        pdf.addPage();
        y = top;
      }
      y = write(line, { x, y, width }, style);
    }
    y += after;
  }
}

type Options = Pick<PdfOptions, "isCompressed">;
/** The day of the texts: the same text is the same file. */
const now = new Date(`${legalUpdatedOn}T00:00:00Z`);

/** Legal texts as one file to keep: a durable medium. */
export function drawContents(
  locale: Locale,
  contents: readonly LegalContent[],
  options: Options & { now?: Date } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = contents.flatMap(({ title, sections }): Part[] => [
    { text: title, size: 20, face: "display", after: 12 },
    ...sections.flatMap(({ title: heading, paragraphs }): Part[] => [
      { text: heading, size: 12, face: "bold", after: 3 },
      ...paragraphs.map((text): Part => ({ text, size: 10, after: 6 })),
    ]),
  ]);
  const title = contents[0]?.title ?? "";
  return makePdf({ now, ...options, size: "A4", title, locale }, (sheet) => flow(sheet, parts));
}

/** The model form with lines to fill in. */
export function drawWithdrawalForm(locale: Locale, options: Options = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { title, rows } = withdrawalForms[locale];
  const isFilledIn = (index: number): boolean => index > 1 && index < rows.length - 1;
  return makePdf({ ...options, size: "A4", title, locale, now }, (sheet) => {
    const { pdf, left, width, top, write } = sheet;
    let y = write(title, { x: left, y: top, width }, { size: 20, face: "display" }) + 18;
    for (const [index, text] of rows.entries()) {
      y = write(text, { x: left, y, width }, { size: 11 }) + 8;
      if (!isFilledIn(index)) continue;
      y += 22;
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.6)
        .strokeColor("#555")
        .stroke();
      y += 14;
    }
  });
}
