import type { Sharp } from "sharp";
import { ApiError } from "../http/problem.ts";
import { sniffType } from "../storage/file-type.ts";

/** Most bytes a photo may have; telephones make up to eight million. */
export const maxPhotoBytes = 10 * 1024 * 1024;
/** Most pixels that are decoded, a little more than telephones have: a small file can claim to be as large as a wall. */
const maxPixels = 60_000_000;
const maxSidePx = 800;
const maxSeconds = 10;

const accepted = new Set(["image/jpeg", "image/png", "image/webp"]);

async function open(bytes: Uint8Array): Promise<Sharp> {
  // Loads a native library of several megabytes: only a process that is sent a photo needs it.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning" });
}

/**
 * A photo as it is kept: upright, at most 800 pixels a side, WebP, without anything the camera wrote into it (place,
 * time, names). Throws PHOTO_TYPE_NOT_SUPPORTED, PHOTO_TOO_LARGE and PHOTO_BROKEN.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const type = sniffType(bytes);
  if (type === null || !accepted.has(type)) {
    throw new ApiError("PHOTO_TYPE_NOT_SUPPORTED", { data: { accepted: [...accepted] } });
  }
  if (bytes.byteLength > maxPhotoBytes) throw new ApiError("PHOTO_TOO_LARGE");
  const image = await open(bytes);
  const size = await image.metadata().catch((error: unknown) => {
    throw new ApiError(isTooManyPixels(error) ? "PHOTO_TOO_LARGE" : "PHOTO_BROKEN");
  });
  if (size.width * size.height > maxPixels) throw new ApiError("PHOTO_TOO_LARGE");
  try {
    return await image
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw new ApiError(isTooManyPixels(error) ? "PHOTO_TOO_LARGE" : "PHOTO_BROKEN");
  }
}

const isTooManyPixels = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);
