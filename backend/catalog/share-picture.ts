/** What social networks show of a page: they take no SVG. */
const shareSize = { width: 1200, height: 630 };
const quality = 82;

/** One after the other: a drawing becomes pixels in a quarter of a second of a whole core. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A drawing as a JPEG of 1200 × 630. A scene is cut to the shape; what is taller stands in the middle, its ground drawn
 * out to the sides.
 */
export function toShareJpeg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = last.then(() => draw(svg));
  last = jpeg.catch(() => undefined);
  return jpeg;
}

async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loads a native library of several megabytes: only a process that is asked for such a picture needs it.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const drawing = Buffer.from(svg);
  const { width, height } = await sharp(drawing).metadata();
  const isScene = width / height > 1.2;
  const { data, info } = await sharp(drawing)
    .resize({ ...shareSize, fit: isScene ? "cover" : "inside" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((shareSize.width - info.width) / 2);
  const top = Math.floor((shareSize.height - info.height) / 2);
  const jpeg = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extend({
      left,
      right: shareSize.width - info.width - left,
      top,
      bottom: shareSize.height - info.height - top,
      extendWith: "copy",
    })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}
