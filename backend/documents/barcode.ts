import bwipjs from "bwip-js/node";
import type { Pdf } from "./typeset.ts";

/** Widths of bars and gaps in turns, in modules; the first is a bar. */
export function code128(text: string): number[] {
  const [symbol] = bwipjs.raw({ bcid: "code128", text }) as { sbs?: number[] }[];
  if (!symbol?.sbs) throw new Error(`no barcode of ${JSON.stringify(text)}`);
  return symbol.sbs;
}

/** Modules of white a scanner needs on each side. */
const quietModules = 10;

/** Draws a Code 128 as wide as `width` points, its quiet zones included. */
export function drawBarcode(
  pdf: Pdf,
  text: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * quietModules;
  const unit = box.width / modules;
  let x = box.x + quietModules * unit;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(x, box.y, width * unit, box.height);
    x += width * unit;
  }
  pdf.fill("#000");
}
