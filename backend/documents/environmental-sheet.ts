import type { Locale } from "#contract/locale.ts";
import type { ProductMake } from "../catalog/product.ts";
import { formatCountry, formatMoment, formatPercent } from "../mails/format.ts";
import { fill } from "../mails/texts.ts";
import { makePdf, type PdfOptions } from "./pdf.ts";
import { documentTextsOf } from "./texts.ts";

interface SheetFacts extends Pick<PdfOptions, "isCompressed"> {
  locale: Locale;
  now: Date;
}

/** A country by its name; what is not a code stands as it is written. */
const nameCountry = (code: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(code) ? formatCountry(code, locale) : code;

/**
 * What article R. 541-221 of the French environmental code wants to be had beside a textile product, under the title it
 * gives the sheet. It says nothing that is not known: a microfibre line only where more than half sheds them.
 */
function planRows(product: ProductMake, locale: Locale): [name: string, value: string][] {
  const { environmentalSheet: t } = documentTextsOf(locale);
  const { name, sku, brand, composition, origin, manufacturer } = product;
  const parts = composition.map(({ material, percent }) => `${formatPercent(percent, locale)} % ${material}`);
  return [
    [t.piece, name],
    [t.reference, sku],
    [t.brand, brand.name],
    [t.composition, parts.join(", ")],
    [t.weaving, nameCountry(origin.weaving, locale)],
    [t.dyeing, nameCountry(origin.dyeing, locale)],
    [t.making, nameCountry(origin.making, locale)],
    [
      t.recycled,
      origin.recycled_percent > 0
        ? fill(t.recycledPercent, { percent: formatPercent(origin.recycled_percent, locale) })
        : t.recycledNone,
    ],
    ...(origin.sheds_microfibres ? [[t.microfibres, t.shedsMicrofibres] as [string, string]] : []),
    [t.manufacturer, `${manufacturer.name}, ${manufacturer.address}, ${manufacturer.email}`],
  ];
}

/** The sheet of a product as a file to keep. */
export function drawEnvironmentalSheet(
  product: ProductMake,
  { locale, now, ...options }: SheetFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { environmentalSheet: t } = documentTextsOf(locale);
  return makePdf({ ...options, size: "A4", title: t.title, locale, now }, (sheet) => {
    const { pdf, left, width, top, write } = sheet;
    const nameWidth = 170;
    let y = write(t.title, { x: left, y: top, width }, { size: 20, face: "display" }) + 24;
    for (const [name, value] of planRows(product, locale)) {
      const ends = [
        write(name, { x: left, y, width: nameWidth - 12 }, { size: 10, face: "bold" }),
        write(value, { x: left + nameWidth, y, width: width - nameWidth }, { size: 10 }),
      ];
      y = Math.max(...ends) + 6;
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.6)
        .strokeColor("#ddd3c8")
        .stroke();
      y += 8;
    }
    write(fill(t.day, { day: formatMoment(now.toISOString(), locale) }), { x: left, y: y + 8, width }, { size: 9 });
  });
}
