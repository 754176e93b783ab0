import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AccountOverview } from "#components/account/account-overview.tsx";
import { AccountOverviewSkeleton } from "#components/account/account-overview-skeleton.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("account")]);
  return pageMetadata({ locale, routeName: "infos", title: t("metaTitle"), description: t("metaDescription") });
}

export default async function InfosPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("account")]);
  return (
    <>
      <MarkedPage marks={pageMarks({ name: "infos" })} />
      <h1 className="mb-6 text-3xl">{t("title")}</h1>
      <Suspense fallback={<AccountOverviewSkeleton label={t("loading")} />}>
        <AccountOverview locale={locale} />
      </Suspense>
    </>
  );
}
