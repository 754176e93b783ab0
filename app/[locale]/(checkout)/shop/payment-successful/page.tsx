import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PaymentResult, PaymentResultSkeleton } from "#components/payment/payment-result.tsx";
import { pageMetadata } from "#lib/seo/page-metadata.ts";

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
  const locale = await getLocale();
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <Suspense fallback={<PaymentResultSkeleton />}>
        <PaymentResult locale={locale} searchParams={searchParams} />
      </Suspense>
    </main>
  );
}
