import { getLocale, getTranslations } from "next-intl/server";
import { buttonClass } from "#components/ui/button-class.ts";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { FaqSearchIsland } from "./faq-search-island.tsx";

/** A question to the answers we have written down: narrows the page, or leads to a page of answers where no script runs. */
export async function FaqSearch() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  const found = (count: number) => t("faqFound", { count, query: "{query}" });
  const words = [found(0), found(1), found(2).replace("2", "{count}")];
  return (
    <search>
      <form
        method="get"
        action="/api/faq-search"
        className="flex flex-wrap items-end gap-3"
        data-faq-search={JSON.stringify(words)}
      >
        <input type="hidden" name="locale" value={locale} />
        <label className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5 font-bold">
          {t("faqSearchLabel")}
          <input
            name="q"
            type="search"
            required
            maxLength={200}
            enterKeyHint="search"
            className="block min-h-12 w-full rounded border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-base text-ink hover:border-ink"
          />
        </label>
        <button type="submit" className={buttonClass({})}>
          {t("faqSearchSubmit")}
        </button>
        <output className="basis-full empty:hidden" />
        <p className="basis-full" data-faq-nothing="" hidden>
          {t("faqNothing")}{" "}
          <TextLink standalone href={href(locale, "contact")}>
            {t("faqContact")}
          </TextLink>
        </p>
        <button type="button" className={buttonClass({ variant: "secondary" })} data-faq-all="" hidden>
          {t("faqAllQuestions")}
        </button>
      </form>
      <FaqSearchIsland />
    </search>
  );
}
