import { getImageProps } from "next/image";
import type { ComponentProps } from "react";
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

/** Drawings are served as they are, at one size for every screen; photographs in the formats and widths `next/image` prepares. */
const isDrawing = (url: string): boolean => url.startsWith("/pictures/");

/** A picture with its place reserved. Plain `<img>` in both cases: no script is needed to show it. */
export function Picture({ picture, sizes, priority, alt = picture.alt, className }: PictureProps) {
  const loading: Pick<ComponentProps<"img">, "loading" | "fetchPriority"> = !priority ? { loading: "lazy" } : priority === "first" ? { fetchPriority: "high" } : {};
  if (isDrawing(picture.url)) {
    return <img src={picture.url} width={picture.width} height={picture.height} alt={alt} className={className} {...loading} />;
  }
  const { props } = getImageProps({ src: picture.url, width: picture.width, height: picture.height, alt, sizes, ...(priority ? { loading: "eager" } : {}) });
  return <img {...props} alt={alt} className={className} {...loading} />;
}
