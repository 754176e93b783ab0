import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { CheckoutPage } from "#components/checkout/checkout-page.tsx";
import { GuaranteeSlot } from "#components/checkout/guarantee-slot.tsx";
import { GuaranteeNotice } from "#components/legal/guarantee-notice.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { plainCheckoutHref } from "#lib/plain/checkout/address.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("checkout")]);
  return pageMetadata({ locale, routeName: "shop-checkout", title: t("metaTitle"), description: t("metaDescription") });
}

export default async function ShopCheckoutPage() {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("checkout"), loadMessages(locale)]);
  return (
    <main className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-12">
      <MarkedPage marks={pageMarks({ name: "shop-checkout" })} />
      <h1 className="mb-6 text-3xl">{t("title")}</h1>
      <NextIntlClientProvider
        messages={pickMessages(
          messages,
          "checkout",
          "delivery",
          "phone",
          "addressBook",
          "payment",
          "website",
          "order",
          "cart",
          "price",
          "login",
          "validation",
          "error",
        )}
      >
        <QueryProvider>
          <div className="noscript:hidden">
            <GuaranteeSlot notice={<GuaranteeNotice headingLevel={4} />}>
              <CheckoutPage />
            </GuaranteeSlot>
          </div>
        </QueryProvider>
      </NextIntlClientProvider>
      {/* Who orders is known with scripts only: without them, pages that are made for each request take the order. */}
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${plainCheckoutHref(locale)}`} />
        <a href={plainCheckoutHref(locale)} className={buttonClass({ size: "lg" })}>
          {t("plain.order")}
        </a>
      </noscript>
    </main>
  );
}
