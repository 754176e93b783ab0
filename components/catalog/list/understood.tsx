import { useLocale, useTranslations } from "next-intl";
import type { Understanding, UnderstoodPart } from "#contract/search.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { href } from "#lib/routing/href.ts";
import { anchorOf } from "#lib/website/anchor.ts";

interface UnderstoodProps {
  understanding: Understanding;
  /** Whether it found anything; where it did not, nothing was shown in spite of a word. */
  hasFound: boolean;
}

/** What a visitor should know of how a search was read: what is only near, what was left out, mended or not known, and help. */
export function Understood({ understanding: { parts, unknown, help }, hasFound }: UnderstoodProps) {
  const t = useTranslations("list");
  const oneSize = useTranslations("size")("oneSize");
  const locale = useLocale();
  const nameOf = ({ kind, name }: UnderstoodPart) => (kind === "size" ? formatSize(name, locale, oneSize) : name);
  const list = (words: readonly string[]) => new Intl.ListFormat(locale, { type: "conjunction" }).format(words);
  const near = parts.filter((part) => part.is_near && !part.is_left_out);
  const leftOut = parts.filter((part) => part.is_left_out);
  const corrected = parts.filter((part) => part.is_corrected && !part.is_left_out);
  const notes = [
    ...near.map((part) => t("searchNear", { words: part.words })),
    ...(leftOut.length > 0 ? [t("searchLeftOut", { names: list(leftOut.map(nameOf)) })] : []),
    ...corrected.map((part) => t("searchCorrected", { words: part.words, name: nameOf(part) })),
    ...(unknown.length > 0 ? [t(hasFound ? "searchUnknown" : "searchNothingSo", { words: list(unknown) })] : []),
  ];
  if (notes.length + help.length === 0) return null;
  return (
    <Alert tone="info" className="mb-4">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {help.length > 0 && (
        <p>
          {t("searchHelp")}{" "}
          {help.map(({ slug, title }) => (
            <Link key={slug} href={`${href(locale, "faq")}#${anchorOf(title)}`} className="le-help">
              {title}
            </Link>
          ))}
        </p>
      )}
    </Alert>
  );
}
