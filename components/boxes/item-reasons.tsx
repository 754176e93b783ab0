import { getLocale, getTranslations } from "next-intl/server";
import type { Preview } from "#contract/requests.ts";
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
] as const;
type Worded = (typeof worded)[number];
const isWorded = (code: string): code is Worded => worded.some((known) => known === code);

/** More would hide what matters. */
const shownReasons = 3;

/** Why the stylist chose a piece, the most important reason first; a reason there are no words for is left out. */
export async function ItemReasons({ reasons }: { reasons: Item["reasons"] }) {
  const [t, size, locale] = await Promise.all([
    getTranslations("accountPreview.reason"),
    getTranslations("size"),
    getLocale(),
  ]);
  const texts = reasons.flatMap(({ code, data }) =>
    isWorded(code) ? [t(code, { size: formatSize(String(data?.["size"] ?? ""), locale, size("oneSize")) })] : [],
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
