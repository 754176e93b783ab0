import { useTranslations } from "next-intl";
import type { Locale } from "#contract/locale.ts";

interface OwnLanguageOnlyProps {
  reviews: { items: readonly { language: Locale }[] };
  locale: Locale;
}

/** Hides reviews in other languages while it is ticked; a style sheet does it, so that it works without scripts. */
export function OwnLanguageOnly({ reviews: { items }, locale }: OwnLanguageOnlyProps) {
  const t = useTranslations("reviews");
  const own = items.filter(({ language }) => language === locale).length;
  if (own === 0 || own === items.length) return null;
  return (
    <label className="rv-own">
      <input type="checkbox" autoComplete="off" />
      {t(`onlyIn.${locale}`)}
    </label>
  );
}
