import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LookList } from "#components/content/look-row.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listLooks } from "#lib/catalog/api.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { isFeatureOn } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "looks", { title: t("looksTitle"), description: t("looksIntro") });
}

export default async function LooksPage() {
  const locale = await getLocale();
  const [t, kids, hasWoman] = await Promise.all([
    getTranslations("content"),
    listLooks(locale, "KID", 12),
    isFeatureOn(locale, "woman"),
  ]);
  const women = hasWoman ? await listLooks(locale, "WOMAN", 6) : [];
  return (
    <main className="page">
      <SectionHeading level={1} title={t("looksTitle")} intro={t("looksIntro")} wavy />
      <h2 className="page-part">{t("kidsWorld")}</h2>
      <LookList locale={locale} looks={kids} />
      {women.length > 0 && (
        <>
          <h2 className="page-part">{t("womanWorld")}</h2>
          <LookList locale={locale} looks={women} />
        </>
      )}
    </main>
  );
}
