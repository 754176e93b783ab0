import { useLocale, useTranslations } from "next-intl";
import type { ModelPiece } from "#contract/catalog.ts";
import { Link } from "#components/ui/link.tsx";
import { productHref } from "#lib/catalog/product-address.ts";
import { Picture } from "../picture.tsx";

interface ModelColorsProps {
  /** Number of the product whose page it is. */
  current: number;
  pieces: readonly ModelPiece[];
}

/** The same garment in its other colours and patterns: links to their pages, which are pages like any other. */
export function ModelColors({ current, pieces }: ModelColorsProps) {
  const t = useTranslations("product");
  const locale = useLocale();
  return (
    <nav className="co" aria-label={t("colors")}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver */}
      <ul role="list">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Link href={productHref(locale, piece)} {...(piece.id === current ? { "aria-current": "page" } : {})}>
              <Picture picture={piece.image} sizes="36px" alt="" />
              <span>
                {piece.pattern === null
                  ? piece.color
                  : t("colorAndPattern", { color: piece.color, pattern: piece.pattern })}
                {!piece.is_available && <small>{t("soldOut")}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
