import type { Picture } from "#contract/picture.ts";

/** The size is unknown of a picture that editors name by its address. */
export type SharePicture = Pick<Picture, "url" | "alt"> & Partial<Pick<Picture, "width" | "height">>;

/** Social networks show this shape, and cut others to it. */
const shareSize = { width: 1200, height: 630 };

/** The picture of pages that have none of their own; `scripts/icons.ts` draws it. */
export const defaultSharePicture = (alt: string): SharePicture => ({ url: "/share.jpg", ...shareSize, alt });

/** A picture as social networks take it: of a drawing, which is SVG, the JPEG that the API makes; any other as it is. */
export const sharePictureOf = ({ url, alt, ...size }: SharePicture): SharePicture =>
  /\/pictures\/[^?#]+\.svg$/.test(url) ? { url: url.replace(/svg$/, "jpg"), ...shareSize, alt } : { url, ...size, alt };
