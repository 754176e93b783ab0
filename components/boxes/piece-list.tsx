import type { ReactNode } from "react";
import type { Picture } from "#contract/picture.ts";

interface Piece {
  key: string;
  name: ReactNode;
  detail: string;
  image: Picture | null;
  price: string | null;
  /** What else is to say of it. */
  note?: ReactNode;
}

/** Pieces with their pictures, one below the other. */
export function PieceList({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {pieces.map(({ key, name, detail, image, price, note }) => (
        <li key={key} className="flex gap-4">
          <span
            className="aspect-3/4 w-[64px] shrink-0 self-start overflow-hidden rounded bg-tint"
            style={{ background: image?.placeholder }}
          >
            {image && (
              <img
                src={image.url}
                alt={image.alt}
                width={64}
                height={85}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-bold leading-snug">{name}</p>
            <p className="text-sm text-muted">{detail}</p>
            {note}
          </div>
          {price && <p className="shrink-0 font-bold tabular-nums">{price}</p>}
        </li>
      ))}
    </ul>
  );
}
