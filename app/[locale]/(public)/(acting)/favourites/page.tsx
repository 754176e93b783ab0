import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { FavouriteList } from "#components/favourites/favourite-list.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { requireFeature } from "#lib/guards/feature.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { href } from "#lib/routing/href.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("favourites")]);
  return pageMetadata({ locale, routeName: "favourites", title: t("title"), description: t("text") });
}

/** What somebody keeps of the shop. Whose it is only the browser knows, so that the page is the same for everybody. */
export default async function FavouritesPage() {
  const locale = await getLocale();
  await requireFeature(locale, "shop");
  const [t, messages] = await Promise.all([getTranslations("favourites"), loadMessages(locale)]);
  return (
    <main className="wide py-8 sm:py-12">
      <MarkedPage marks={pageMarks({ name: "favourites" })} />
      <h1 tabIndex={-1} className="mb-2 text-3xl">
        {t("title")}
      </h1>
      <p className="max-w-2xl text-muted">{t("text")}</p>
      <p className="mb-8 text-muted">
        {t("notWishes")} <TextLink href={href(locale, "infos-all-boxes")}>{t("toBoxes")}</TextLink>
      </p>
      <NextIntlClientProvider messages={pickMessages(messages, "favourites", "product", "cart", "size", "error")}>
        <QueryProvider>
          <div className="noscript:hidden">
            <FavouriteList />
          </div>
        </QueryProvider>
      </NextIntlClientProvider>
      <noscript>
        <p>{t("needsScripts")}</p>
        <TextLink standalone href={href(locale, "shop")}>
          {t("emptyShop")}
        </TextLink>
      </noscript>
    </main>
  );
}
