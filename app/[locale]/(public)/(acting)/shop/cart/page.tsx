import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { CartPage } from "#components/cart/cart-page.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { plainCartHref } from "#lib/plain/cart-page.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("cart")]);
  return pageMetadata({ locale, routeName: "shop-cart", title: t("metaTitle"), description: t("metaDescription") });
}

export default async function ShopCartPage() {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("cart"), loadMessages(locale)]);
  return (
    <main className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-12">
      <MarkedPage marks={pageMarks({ name: "shop-cart" })} />
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {t("title")}
      </h1>
      <NextIntlClientProvider messages={pickMessages(messages, "cart", "price", "error")}>
        <QueryProvider>
          <div className="noscript:hidden">
            <CartPage />
          </div>
        </QueryProvider>
      </NextIntlClientProvider>
      {/* What is in the cart comes with scripts: without them, a page that is made for each request shows it. */}
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${plainCartHref(locale)}`} />
        <a href={plainCartHref(locale)} className={buttonClass({ size: "lg" })}>
          {t("toCart")}
        </a>
      </noscript>
    </main>
  );
}
