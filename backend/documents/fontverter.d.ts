/** What is used of the package, which brings no types of its own. */
declare module "fontverter" {
  export function convert(font: Buffer, format: "truetype"): Promise<Buffer>;
}
