const decoder = new TextDecoder("windows-1252");

/** The text of an uncompressed PDF in the built-in fonts, piece by piece in the order it was drawn. */
export function textOfPdf(bytes: Uint8Array): string {
  const source = new TextDecoder("latin1").decode(bytes);
  return [...source.matchAll(/\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ/gi)]
    .map(([, parts = ""]) =>
      [...parts.matchAll(/<([\da-f]*)>/gi)]
        .map(([, hex = ""]) =>
          decoder.decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
        )
        .join(""),
    )
    .join(" ");
}
