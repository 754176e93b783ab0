import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { href } from "#lib/routing/href.ts";
import { withSiteName } from "#lib/seo/head-texts.ts";

type Outcome = "refused" | "waits";

export async function staffLinkMetadata(outcome: Outcome): Promise<Metadata> {
  const t = await getTranslations("staffLink");
  return { title: { absolute: withSiteName(t(`${outcome}.title`)) }, robots: { index: false, follow: false } };
}

/** Where the middleware leads a staff link that opened no session. */
export async function StaffLinkPage({ outcome }: { outcome: Outcome }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("staffLink")]);
  return (
    <main className="page page-narrow">
      <SectionHeading level={1} title={t(`${outcome}.title`)} intro={t(`${outcome}.text`)} />
      <p className="mt-8">
        <ButtonLink href={href(locale, "index")}>{t("home")}</ButtonLink>
      </p>
    </main>
  );
}
