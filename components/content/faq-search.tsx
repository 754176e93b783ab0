import { getLocale, getTranslations } from "next-intl/server";
import { buttonClass } from "#components/ui/button-class.ts";
import { controlClass } from "#components/ui/control-class.ts";

/** A question to the answers we have written down; needs no script. */
export async function FaqSearch() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return (
    <search>
      <form method="get" action="/api/faq-search" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="locale" value={locale} />
        <label htmlFor="faq-query" className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5 font-bold">
          {t("faqSearchLabel")}
          <input
            id="faq-query"
            name="q"
            type="search"
            required
            maxLength={200}
            enterKeyHint="search"
            className={controlClass}
          />
        </label>
        <button className={buttonClass({})}>{t("faqSearchSubmit")}</button>
      </form>
    </search>
  );
}
