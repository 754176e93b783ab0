import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { href } from "#lib/routing/href.ts";
import { withSiteName } from "#lib/seo/page-metadata.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("staffLink");
  return { title: { absolute: withSiteName(t("title")) }, robots: { index: false, follow: false } };
}

/** What a staff link shows that was used, is over or is none; the middleware leads here. */
export default async function StaffLinkRefusedPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("staffLink")]);
  return (
    <main className="page page-narrow">
      <SectionHeading level={1} title={t("title")} intro={t("text")} />
      <p className="mt-8">
        <ButtonLink href={href(locale, "index")}>{t("home")}</ButtonLink>
      </p>
    </main>
  );
}
