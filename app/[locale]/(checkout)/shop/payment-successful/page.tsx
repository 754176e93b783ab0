import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PaymentResult, PaymentResultSkeleton } from "#components/payment/payment-result.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { checkoutAction } from "#lib/plain/checkout/address.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("payment.result")]);
  return pageMetadata({
    locale,
    routeName: "shop-payment-successful",
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

interface PaymentSuccessfulPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaymentSuccessfulPage({ searchParams }: PaymentSuccessfulPageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("checkout")]);
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <MarkedPage marks={pageMarks({ name: "shop-payment-successful" })} />
      <div className="noscript:hidden">
        <Suspense fallback={<PaymentResultSkeleton />}>
          <PaymentResult locale={locale} searchParams={searchParams} />
        </Suspense>
      </div>
      {/* What is streamed stays hidden without scripts. */}
      <noscript>
        <form method="post" action={checkoutAction}>
          <input type="hidden" name="locale" value={locale} />
          <button type="submit" name="step" value="result" className={buttonClass({ size: "lg" })}>
            {t("plain.seeOrder")}
          </button>
        </form>
      </noscript>
    </main>
  );
}
