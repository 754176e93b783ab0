import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { Locale } from "#contract/locale.ts";
import { LegalPage } from "#components/legal/legal-article.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { listLegalContents } from "#lib/website/api.ts";
import { describeLegalText, isLegalSubject, isOnWithdrawal, legalSubjects } from "#lib/website/legal-subject.ts";

interface LegalSubjectPageProps {
  params: Promise<{ subject: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => Object.keys(legalSubjects).map((subject) => ({ subject }));

const findContent = async (locale: Locale, subject: string) =>
  isLegalSubject(subject)
    ? (await listLegalContents(locale)).find(({ code }) => code === legalSubjects[subject])
    : undefined;

export async function generateMetadata({ params }: LegalSubjectPageProps): Promise<Metadata> {
  const [locale, { subject }] = await Promise.all([getLocale(), params]);
  const content = await findContent(locale, subject);
  if (!content) return {};
  return pageMetadata({
    locale,
    routeName: "terms-and-conditions-subject",
    params: { subject },
    title: content.title,
    description: describeLegalText(content),
  });
}

export default async function LegalSubjectPage({ params }: LegalSubjectPageProps) {
  const [locale, { subject }] = await Promise.all([getLocale(), params]);
  const [t, content] = await Promise.all([getTranslations("content"), findContent(locale, subject)]);
  if (!content) notFound();
  return (
    <LegalPage content={content} locale={locale}>
      {isOnWithdrawal(content.code) && (
        <TextLink standalone href={href(locale, "withdrawal")}>
          {t("termsWithdraw")}
        </TextLink>
      )}
      <TextLink standalone href={href(locale, "terms-and-conditions")}>
        {t("termsAll")}
      </TextLink>
    </LegalPage>
  );
}
