import { once } from "node:events";
import Document from "pdfkit";
import { unpackFonts } from "./fonts.ts";
import { createTypesetter, type Pdf, type Typesetter } from "./typeset.ts";

/** A document under the pen: its pages, and what sets texts on them. */
export interface Sheet extends Typesetter {
  pdf: Pdf;
  /** Left edge and width of what is printed, in points. */
  left: number;
  width: number;
  /** Where printing begins, and where it ends. */
  top: number;
  bottom: number;
}

export interface PdfOptions {
  size: "A4" | "A6";
  title: string;
  locale: string;
  /** When it was made; the machine's clock is not asked. */
  now: Date;
  /** Off in tests, which read the text. */
  isCompressed?: boolean;
}

/** Draws a document and answers its bytes. */
export async function makePdf(options: PdfOptions, draw: (sheet: Sheet) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { size, title, locale, now, isCompressed = true } = options;
  const margin = size === "A4" ? 48 : 20;
  const fonts = await unpackFonts();
  const pdf = new Document({
    size,
    margin,
    compress: isCompressed,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: "Petite Malle", CreationDate: now, ModDate: now },
    autoFirstPage: true,
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => void chunks.push(chunk));
  const ended = once(pdf, "end");
  const { width, height } = pdf.page;
  draw({
    ...createTypesetter(pdf, fonts),
    pdf,
    left: margin,
    width: width - 2 * margin,
    top: margin,
    bottom: height - margin,
  });
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

export const toFile = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  new File([bytes], `${name}.pdf`, { type: "application/pdf" });
