import { useLocale, useTranslations } from "next-intl";
import type { Preview } from "#contract/preview.ts";
import { reasonWords } from "#lib/boxes/reason-words.ts";
import { formatSize } from "#lib/catalog/size.ts";

type Item = Preview["looks"][number]["items"][number];

const worded = [
  "WISHED",
  "LIKED_LOOK",
  "LOVED_COLOR",
  "LOVED_PATTERN",
  "LOVED_STYLE",
  "LOVED_FABRIC",
  "SEASON",
  "SIZE_FITS",
  "GROWS_INTO",
  "ONE_SIZE",
  "SIZE_ASKED",
  "NEW_FOR_YOU",
  "GOES_WITH",
  "WITHIN_BUDGET",
  "CHOSEN_BY_YOU",
  "FOR_NEED",
  "YOUR_STYLE",
  "KEPT_KIND",
  "KEPT_COLOR",
  "KEPT_PATTERN",
  "RETURNED_KIND",
  "ORGANIC",
  "GOES_WITH_OWNED",
  "CHEAPER",
  "BETTER_SEASON",
] as const;
type Worded = (typeof worded)[number];
const isWorded = (code: string): code is Worded => worded.some((known) => known === code);

/** More would hide what matters. */
const shownReasons = 3;

/** Why the stylist chose a piece, the most important reason first; a reason there are no words for is left out. */
export function ItemReasons({ reasons }: { reasons: Item["reasons"] }) {
  const t = useTranslations("accountPreview.reason");
  const size = useTranslations("size");
  const locale = useLocale();
  const texts = reasons.flatMap(({ code, data }) =>
    isWorded(code)
      ? [t(code, { ...reasonWords(data), size: formatSize(String(data?.["size"] ?? ""), locale, size("oneSize")) })]
      : [],
  );
  if (texts.length === 0) return null;
  return (
    <ul className="mt-1 text-sm">
      {[...new Set(texts)].slice(0, shownReasons).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
