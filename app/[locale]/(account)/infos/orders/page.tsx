import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { OrderList, OrderListSkeleton } from "#components/orders/order-list.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("order")]);
  return pageMetadata({ locale, routeName: "infos-orders", title: t("metaTitle"), description: t("metaDescription") });
}

interface InfosOrdersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function InfosOrdersPage({ searchParams }: InfosOrdersPageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("order")]);
  return (
    <>
      <MarkedPage marks={pageMarks({ name: "infos-orders" })} />
      <h1 className="mb-6 text-3xl">{t("title")}</h1>
      <Suspense fallback={<OrderListSkeleton />}>
        <OrderList locale={locale} searchParams={searchParams} />
      </Suspense>
    </>
  );
}
