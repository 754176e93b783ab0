import { faces, printable, type Face, type Fonts } from "./fonts.ts";

export type Pdf = PDFKit.PDFDocument;

export interface Style {
  size: number;
  face?: Face;
  color?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  align?: "left" | "right" | "center";
}

/** Sets texts on the pages of a document in the shop's own fonts; lengths are in points. */
export interface Typesetter {
  /** Lines a text breaks into, and how high they are together. */
  measure: (text: string, width: number, style: Style) => { lines: string[]; height: number };
  /** How wide a text is on one line. */
  widthOf: (text: string, style: Style) => number;
  /** Writes a text into a box from its top; answers where the next line would begin. */
  write: (text: string, box: Box, style: Style) => number;
}

/** Height of a line and of the letters above its base, by the size. */
const [lineHeight, ascent] = [1.36, 1.02];
export const black = "#1f1a17";

/** The parsed font that pdfkit keeps for what is written next; it knows which signs it has. */
function parsedFont(pdf: Pdf): { hasGlyphForCodePoint: (code: number) => boolean } {
  const { _font: current } = pdf as unknown as { _font: { font: ReturnType<typeof parsedFont> } };
  return current.font;
}

export function createTypesetter(pdf: Pdf, fonts: Fonts): Typesetter {
  const opened = new Map<string, ReturnType<typeof parsedFont>>();
  /** Fonts are opened when a sign asks for them: most documents need one part of a family. */
  const open = (file: string) => {
    const known = opened.get(file);
    if (known) return known;
    pdf.registerFont(file, fonts.get(file));
    const font = parsedFont(pdf.font(file));
    opened.set(file, font);
    return font;
  };
  const fontOf = (sign: string, face: Face): string | undefined =>
    faces[face].find((file) => open(file).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

  /** Neighbours of one font together. */
  const runsOf = (text: string, face: Face): { file: string; text: string }[] => {
    const runs: { file: string; text: string }[] = [];
    for (const sign of text) {
      const last = runs.at(-1);
      const file = fontOf(sign, face) ?? faces[face][0] ?? "";
      if (last?.file === file) last.text += sign;
      else runs.push({ file, text: sign });
    }
    return runs;
  };
  const widthOf = (text: string, { size, face = "regular" }: Style): number =>
    runsOf(text, face).reduce((sum, run) => sum + pdf.font(run.file).fontSize(size).widthOfString(run.text), 0);

  /** A word that is wider than its box is cut behind its last hyphen that fits, else where the box ends. */
  const cut = (word: string, width: number, style: Style): string[] => {
    if (widthOf(word, style) <= width) return [word];
    const parts = [""];
    for (const sign of word) {
      const grown = `${parts.at(-1) ?? ""}${sign}`;
      if (grown.length === 1 || widthOf(grown, style) <= width) parts[parts.length - 1] = grown;
      else {
        const part = parts.at(-1) ?? "";
        const end = part.lastIndexOf("-", part.length - 2) + 1 || part.length;
        parts.splice(-1, 1, part.slice(0, end), `${part.slice(end)}${sign}`);
      }
    }
    return parts;
  };
  const breakLines = (text: string, width: number, style: Style): string[] =>
    text.split("\n").flatMap((paragraph) => {
      const lines = [""];
      for (const word of paragraph.split(" ").flatMap((each) => cut(each, width, style))) {
        const line = lines.at(-1) ?? "";
        const longer = line === "" ? word : `${line} ${word}`;
        if (line === "" || widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });

  const measure: Typesetter["measure"] = (text, width, style) => {
    const known = printable(text, (sign) => sign === "\n" || fontOf(sign, style.face ?? "regular") !== undefined);
    const lines = breakLines(known, width, style);
    return { lines, height: lines.length * style.size * lineHeight };
  };
  return {
    measure,
    widthOf,
    write: (text, { x, y, width, align = "left" }, style) => {
      const { lines, height } = measure(text, width, style);
      for (const [index, line] of lines.entries()) {
        const rest = width - widthOf(line, style);
        let at = x + (align === "right" ? rest : align === "center" ? rest / 2 : 0);
        const base = y + style.size * (index * lineHeight + ascent);
        for (const run of runsOf(line, style.face ?? "regular")) {
          pdf
            .font(run.file)
            .fontSize(style.size)
            .fillColor(style.color ?? black);
          pdf.text(run.text, at, base, { lineBreak: false, baseline: "alphabetic" });
          at += pdf.widthOfString(run.text);
        }
      }
      return y + height;
    },
  };
}
