import { getImageProps } from "next/image";
import type { ComponentProps } from "react";
import { isPrepared } from "#lib/catalog/photograph.ts";
import type { Picture as PictureData } from "#contract/picture.ts";

interface PictureProps {
  picture: PictureData;
  /** Widths it is shown in, as `sizes` says them; only photographs come in several. */
  sizes: string;
  /** `first`: what a visitor waits for; `eager`: seen without scrolling; absent: fetched when it comes near. */
  priority?: "first" | "eager";
  /** Replaces the picture's own text; empty where it repeats what stands beside it. */
  alt?: string;
  className?: string;
}

/** One address for a picture shown by a style sheet. */
export const pictureAddress = ({ url, width, height }: PictureData): string =>
  isPrepared(url) ? getImageProps({ src: url, width: Math.min(width, 640), height, alt: "" }).props.src : url;

/** The picture as large as it is worth looking at closely. */
export const largePictureAddress = ({ url, width, height }: PictureData): string =>
  isPrepared(url) ? getImageProps({ src: url, width: Math.min(width, 1920), height, alt: "" }).props.src : url;

/**
 * A picture with its place reserved: a drawing as it is, at one size for every screen, a photograph in the formats and widths
 * `next/image` prepares. Plain `<img>` in both cases: no script is needed to show it.
 */
export function Picture({ picture, sizes, priority, alt = picture.alt, className }: PictureProps) {
  /* Only what is set: the flight data spells every `undefined` out. */
  const rest: ComponentProps<"img"> = {
    ...(className ? { className } : {}),
    ...(priority === "first" ? { fetchPriority: "high" } : {}),
    ...(priority ? {} : { loading: "lazy" }),
  };
  const { url, width, height } = picture;
  if (!isPrepared(url)) return <img src={url} width={width} height={height} alt={alt} {...rest} />;
  const { props } = getImageProps({ src: url, width, height, alt, sizes, ...(priority ? { loading: "eager" } : {}) });
  return <img {...props} alt={alt} {...rest} />;
}
