/** What social networks show of a page: they take no SVG. */
const shareSize = { width: 1200, height: 630 };
const quality = 82;

/** One after the other: a drawing becomes pixels in a quarter of a second of a whole core. */
let last: Promise<unknown> = Promise.resolve();

/** Pixels of the picture beside a piece in a mail, which shows it at a third of that. */
const smallSize = { width: 240, height: 320 };

const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
};

/** A drawing as a JPEG of 240 × 320, whole. */
export const toSmallJpeg = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const { default: sharp } = await import("sharp");
    sharp.cache(false);
    const jpeg = await sharp(Buffer.from(svg))
      .resize({ ...smallSize, fit: "contain", background: "#ffffff" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    return new Uint8Array(jpeg);
  });

/**
 * A drawing as a JPEG of 1200 × 630. A scene is cut to the shape; what is taller stands in the middle, its ground drawn
 * out to the sides.
 */
export const toShareJpeg = (svg: string): Promise<Uint8Array<ArrayBuffer>> => inTurn(() => draw(svg));

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
