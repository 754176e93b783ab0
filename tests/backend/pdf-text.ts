/** Signs by glyph, as the table of an embedded font tells them. */
type Signs = ReadonlyMap<number, string>;

const hexNumber = (hex: string): number => Number.parseInt(hex, 16);
const decode = (hex: string): string =>
  new TextDecoder("utf-16be").decode(Uint8Array.from(hex.match(/../g) ?? [], hexNumber));

/** Reads `<0000> <0002> [<0041> <0042> …]`: glyphs from the first on stand for these signs. */
function readSigns(table: string): Signs {
  const signs = new Map<number, string>();
  for (const [, first = "", list = ""] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries())
      signs.set(hexNumber(first) + index, decode(hex.replaceAll(" ", "")));
  return signs;
}

/** Objects of an uncompressed PDF, by their number. */
const readObjects = (source: string): Map<string, string> =>
  new Map([...source.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = "", body = ""]) => [id, body]));

/** The text of an uncompressed PDF with embedded fonts, line by line in the order it was drawn. */
export function textOfPdf(bytes: Uint8Array): string {
  const source = new TextDecoder("latin1").decode(bytes);
  const objects = readObjects(source);
  const fonts = new Map<string, Signs>();
  for (const [, name = "", id = ""] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
    fonts.set(name, readSigns(objects.get(table) ?? ""));
  }
  let signs: Signs = new Map();
  let [text, height] = ["", ""];
  const marks = /1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ/gi;
  for (const [, base, font, parts = ""] of source.matchAll(marks)) {
    if (base !== undefined) {
      if (base !== height) text += "\n";
      height = base;
    } else if (font !== undefined) signs = fonts.get(font) ?? new Map();
    else
      for (const [, hex = ""] of parts.matchAll(/<([\da-f]*)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += signs.get(hexNumber(glyph)) ?? "";
  }
  return text;
}
