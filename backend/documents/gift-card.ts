import { toDecimal } from "#contract/money.ts";
import { sceneMarkup } from "../pictures/scenes/scene.ts";
import { formatMoney } from "../mails/format.ts";
import { formatDayAndYear } from "../mails/gift-card.ts";
import { openingLink } from "../mails/storefront-links.ts";
import { fill } from "../mails/texts.ts";
import { makePdf, type Sheet } from "./pdf.ts";
import { qrCode } from "./qr-code.ts";
import type { Style } from "./typeset.ts";
import { documentTextsOf } from "./texts.ts";

export interface PrintedCard {
  amountCents: number;
  for: "KID" | "WOMAN";
  /** Name of the drawing's scene. */
  scene: string;
  recipient: { name: string };
  buyer: { name: string };
  message: string;
  code: string;
  /** `YYYY-MM-DD`. */
  expiresOn: string;
  locale: string;
}

const grounds = { KID: "#FAEC7A", WOMAN: "#EBB3A1" } as const;
const inks = { KID: "#1F2A44", WOMAN: "#3A2233" } as const;

/** The drawing as pixels: three for a point, so that it is sharp on paper. */
async function paint(scene: string, width: number): Promise<Buffer> {
  // A native library of several megabytes, for who prints a card only.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp(Buffer.from(sceneMarkup(scene, "wide")))
    .resize({ width: Math.round(width * 3) })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 })
    .toBuffer();
}

function drawQr({ pdf }: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const rows = qrCode(text);
  const dot = size / rows.length;
  for (const [row, dots] of rows.entries())
    for (const [column, value] of [...dots].entries())
      if (value === "1") pdf.rect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
  pdf.fillColor("#000").fill();
}

const lineHeights = { name: 17, message: 34 } as const;
const messageColor = "#545B6E";

/** The largest of the sizes in which a name takes two lines and no word of it is cut; the smallest where none does. */
function nameStyle({ measure, widthOf }: Sheet, name: string, width: number, color: string): Style {
  const styles = [19, 16.5, 14, 12].map((size): Style => ({ size, face: "display", color }));
  const fits = (style: Style) =>
    measure(name, width, style).lines.length <= 2 && name.split(" ").every((word) => widthOf(word, style) <= width);
  return styles.find(fits) ?? { size: 12, face: "display", color };
}

/** A message as it fits into `height`: smaller, and at last without its line breaks; it has 500 signs at most. */
function fitMessage(
  { measure }: Sheet,
  message: string,
  width: number,
  height: number,
): { text: string; size: number } {
  const flowing = message.replaceAll(/\s*\n\s*/g, " ");
  const tries = [message, flowing].flatMap((text) => [13, 11.5, 10].map((size) => ({ text, size })));
  return tries.find(({ text, size }) => measure(text, width, { size }).height <= height) ?? { text: flowing, size: 10 };
}

/**
 * A gift card on an A4 page: the drawing, whom it is for, the words and the code, to be cut out.
 */
export async function drawGiftCard(
  card: PrintedCard,
  { storefrontUrl, now, isCompressed = true }: { storefrontUrl: string; now: Date; isCompressed?: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const { giftCard: texts } = documentTextsOf(card.locale);
  const words = { recipient: card.recipient.name, buyer: card.buyer.name };
  const width = 430;
  const art = await paint(card.scene, width);
  const title = fill(texts.pageTitle, words);
  return makePdf({ size: "A4", title, locale: card.locale, now, isCompressed }, (sheet) => {
    const { pdf, write } = sheet;
    const ink = inks[card.for];
    const left = (pdf.page.width - width) / 2;
    const top = 56;
    const artHeight = (width * 2) / 3;
    const pad = 26;
    const inner = { x: left + pad, width: width - 2 * pad };
    const amount = formatMoney(toDecimal(card.amountCents), card.locale);
    const amountStyle: Style = { size: 30, face: "display", color: ink };
    const nameWidth = inner.width - sheet.widthOf(amount, amountStyle) - 20;
    const name = fill(texts.for, words);
    const named = nameStyle(sheet, name, nameWidth, ink);
    const bandTop = top + artHeight;
    const bandHeight = Math.max(78, 12 + lineHeights.name + sheet.measure(name, nameWidth, named).height + 14);
    const qr = 92;
    const codeHeight = qr + 46;
    const note = { height: 64 };
    const bodyTop = bandTop + bandHeight + 18;
    const room = sheet.bottom - note.height - codeHeight - lineHeights.message - bodyTop;
    const message = fitMessage(sheet, card.message, inner.width, room);
    const messageHeight =
      card.message === "" ? 0 : sheet.measure(message.text, inner.width, message).height + lineHeights.message;
    const foot = bodyTop + messageHeight + codeHeight;
    pdf
      .roundedRect(left, top, width, foot - top, 14)
      .fillColor("#fffdf6")
      .fill();
    pdf.save();
    pdf.roundedRect(left, top, width, foot - top, 14).clip();
    pdf.image(art, left, top, { width });
    pdf.rect(left, bandTop, width, bandHeight).fillColor(grounds[card.for]).fill();
    pdf.restore();
    const band = bandTop + 12;
    write(texts.title, { ...inner, y: band }, { size: 12, color: ink });
    write(name, { ...inner, width: nameWidth, y: band + lineHeights.name }, named);
    write(amount, { ...inner, y: bandTop + (bandHeight - amountStyle.size * 1.36) / 2, align: "right" }, amountStyle);
    let y = bodyTop;
    if (card.message !== "") {
      y = write(message.text, { ...inner, y }, { size: message.size, color: ink });
      y = write(fill(texts.from, words), { ...inner, y: y + 2 }, { size: 11, color: messageColor }) + 14;
    }
    const beside = { x: inner.x, width: inner.width - qr - 18 };
    let below = write(texts.code, { ...beside, y }, { size: 11, color: messageColor });
    below = write(card.code, { ...beside, y: below }, { size: 16.5, face: "bold", color: ink });
    below = write(
      fill(texts.until, { day: formatDayAndYear(card.expiresOn, card.locale) }),
      { ...beside, y: below + 2 },
      { size: 11, color: ink },
    );
    below = write(texts.scan, { ...beside, y: below + 4 }, { size: 9.5, color: messageColor });
    const address = openingLink(storefrontUrl, card.locale, card.code);
    drawQr(sheet, address, { x: inner.x + inner.width - qr, y, size: qr });
    pdf.link(inner.x + inner.width - qr, y, qr, qr, address);
    /* Whoever has no camera at hand types the address, whoever reads it on a screen presses it. */
    const typed = { ...inner, y: Math.max(y + qr, below) + 10 };
    const under = write(address.replace(/^https?:\/\//, ""), typed, { size: 9.5, color: ink });
    pdf.link(typed.x, typed.y, typed.width, under - typed.y, address);
    pdf
      .roundedRect(left, top, width, foot - top, 14)
      .lineWidth(0.8)
      .dash(4, { space: 4 })
      .strokeColor("#b7ab92")
      .stroke()
      .undash();
    write(texts.how, { x: left, width, y: foot + 14, align: "center" }, { size: 10, color: "#545B6E" });
    write("Petite Malle", { x: left, width, y: foot + 44, align: "center" }, { size: 13, face: "display", color: ink });
  });
}
