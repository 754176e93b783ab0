import { useLocale, useTranslations } from "next-intl";
import type { Locale } from "#contract/locale.ts";

/** Says that a text is shown in another language than the page, where it is. */
export function OtherLanguage({ language }: { language: Locale | undefined }) {
  const t = useTranslations("content");
  const locale = useLocale();
  if (language === undefined) return null;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
  return (
    <p className="other-language" lang={locale}>
      {t("otherLanguage", { language: name })}
    </p>
  );
}
