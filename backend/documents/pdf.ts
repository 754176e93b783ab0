import { once } from "node:events";
import Document from "pdfkit";

export type Pdf = PDFKit.PDFDocument;

export interface PdfOptions {
  size: "A4" | "A6";
  title: string;
  locale: string;
  /** When it was made; the machine's clock is not asked. */
  now: Date;
  /** Off in tests, which read the text. */
  isCompressed?: boolean;
}

/** Signs outside Latin-1 that the built-in fonts have. */
const known = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * The built-in fonts know the signs of western Europe. A letter they do not know is written without its accent, any
 * other sign as a question mark: a name is never garbled.
 */
export const printable = (text: string): string =>
  [...text.replaceAll(/[\u202f\u2009]/g, "\u00a0")]
    .map((sign) => {
      if (known.test(sign)) return sign;
      const bare = sign.normalize("NFKD").replaceAll(/\p{M}/gu, "");
      return bare !== "" && [...bare].every((part) => known.test(part)) ? bare : "?";
    })
    .join("");

/** Draws a document and answers its bytes. */
export async function makePdf(options: PdfOptions, draw: (pdf: Pdf) => void): Promise<Uint8Array<ArrayBuffer>> {
  const { size, title, locale, now, isCompressed = true } = options;
  const pdf = new Document({
    size,
    margin: size === "A4" ? 48 : 20,
    compress: isCompressed,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: "Petite Malle", CreationDate: now, ModDate: now },
    autoFirstPage: true,
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => void chunks.push(chunk));
  const ended = once(pdf, "end");
  draw(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

export const toFile = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  new File([bytes], `${name}.pdf`, { type: "application/pdf" });
