/** What is used of the package, which brings no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; keepFeatures?: readonly string[]; noHinting?: boolean },
  ): Promise<Buffer>;
}
