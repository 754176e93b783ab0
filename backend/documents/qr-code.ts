import bwipjs from "bwip-js/node";

/** The squares of a QR code, without the white around it: a row of `0` and `1` for each line. */
export function qrCode(text: string): string[] {
  const [symbol] = bwipjs.raw({ bcid: "qrcode", text }) as { pixs?: number[]; pixx?: number }[];
  const { pixs, pixx: width } = symbol ?? {};
  if (!pixs || !width) throw new Error(`no QR code of ${JSON.stringify(text)}`);
  return Array.from({ length: pixs.length / width }, (_, row) => pixs.slice(row * width, (row + 1) * width).join(""));
}
