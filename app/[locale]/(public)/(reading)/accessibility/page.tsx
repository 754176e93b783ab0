import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { Locale } from "#contract/locale.ts";
import { LegalPage } from "#components/legal/legal-article.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { listLegalContents } from "#lib/website/api.ts";
import { describeLegalText } from "#lib/website/legal-subject.ts";

const findStatement = async (locale: Locale) =>
  (await listLegalContents(locale)).find(({ code }) => code === "accessibility_statement");

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const content = await findStatement(locale);
  if (!content) return {};
  return pageMetadata({
    locale,
    routeName: "accessibility",
    title: content.title,
    description: describeLegalText(content),
  });
}

/** How accessible the shop is, what is missing, and whom to tell: directive (EU) 2019/882, annex V. */
export default async function AccessibilityPage() {
  const locale = await getLocale();
  const [t, content] = await Promise.all([getTranslations("footer"), findStatement(locale)]);
  if (!content) notFound();
  return (
    <LegalPage content={content} locale={locale}>
      <TextLink standalone href={href(locale, "contact")}>
        {t("contact")}
      </TextLink>
    </LegalPage>
  );
}
