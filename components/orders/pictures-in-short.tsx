import type { ReactNode } from "react";
import type { Picture } from "#contract/picture.ts";

/** So many have room beside each other on a phone. */
const most = 4;

interface PicturesInShortProps {
  /** Null: one that has none. */
  images: readonly (Picture | null)[];
  /** How many pieces there are, in words. */
  children: ReactNode;
}

/** The first pieces of what unfolds, for the eye: the list says all of them in words. */
export function PicturesInShort({ images, children }: PicturesInShortProps) {
  const shown = new Map(images.flatMap((image) => (image ? [[image.url, image] as const] : [])));
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="flex flex-wrap gap-2">
        {[...shown.values()].slice(0, most).map(({ url, placeholder }) => (
          <span
            key={url}
            className="aspect-3/4 w-[48px] overflow-hidden rounded-sm"
            style={{ background: placeholder }}
          >
            <img src={url} alt="" width={48} height={64} loading="lazy" className="size-full object-cover" />
          </span>
        ))}
      </span>
      {children}
    </span>
  );
}
