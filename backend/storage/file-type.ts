import { uploadTypes, type UploadType } from "#contract/file.ts";

const endings: Record<UploadType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
};

/** Ending of a stored file of a type, without the dot. */
export const endingOf = (type: UploadType): string => endings[type];

/** Type of a stored file by the ending of its key; null for an ending nothing is stored under. */
export const typeOfKey = (key: string): UploadType | null =>
  uploadTypes.find((type) => key.endsWith(`.${endings[type]}`)) ?? null;

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const latin = new TextDecoder("latin1");

/** The type a file's first bytes show (64 are enough); null for anything this shop does not take. */
export function sniffType(bytes: Uint8Array): UploadType | null {
  const head = latin.decode(bytes.subarray(0, 16));
  if (head.startsWith("%PDF-")) return "application/pdf";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes[0] === 0x89 && head.slice(1, 8) === "PNG\r\n\u001a\n") return "image/png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  if (head.slice(4, 8) === "ftyp" && heicBrands.has(head.slice(8, 12))) return "image/heic";
  return null;
}
