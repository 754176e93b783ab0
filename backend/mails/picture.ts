import type { Picture } from "#contract/picture.ts";

/** A picture beside a row: mail programs take no SVG, and want to know its size before it is there. */
export interface MailPicture {
  /** Absolute. */
  url: string;
  alt: string;
}

/** In points; the file has twice as many pixels a side and more. */
export const pieceSize = { width: 72, height: 96 } as const;

/**
 * A picture as a mail can show it: of a drawing, which is SVG, the small JPEG that the API makes; any other raster as it
 * is. Null for what no mail program would show. A picture without words of its own takes the name of what it shows.
 */
export function mailPicture(
  picture: Pick<Picture, "url" | "alt"> | null,
  name: string,
  storefrontUrl: string,
): MailPicture | null {
  if (picture === null || !/\.(svg|jpe?g|png)$/i.test(picture.url)) return null;
  const isDrawing = /(?:^|\/)pictures\/[^?#]+\.svg$/.test(picture.url);
  if (!isDrawing && /\.svg$/i.test(picture.url)) return null;
  const url = isDrawing ? picture.url.replace(/svg$/, "small.jpg") : picture.url;
  return { url: new URL(url, storefrontUrl).href, alt: picture.alt.trim() || name };
}
