import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LookList } from "#components/content/look-row.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listLooks } from "#lib/catalog/api.ts";
import { href } from "#lib/routing/href.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { isFeatureOn } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "looks", { title: t("looksTitle"), description: t("looksIntro") });
}

export default async function LooksPage() {
  const locale = await getLocale();
  const [t, tOwn, kids, hasShop, hasWoman, hasOwnShops] = await Promise.all([
    getTranslations("content"),
    getTranslations("wishes.looks"),
    listLooks(locale, "KID", 12, true),
    isFeatureOn(locale, "shop"),
    isFeatureOn(locale, "woman"),
    isFeatureOn(locale, "custom_shop"),
  ]);
  const ownLooks = hasOwnShops ? href(locale, "your-shop-looks") : undefined;
  const women = hasWoman ? await listLooks(locale, "WOMAN", 6, true) : [];
  return (
    <main className="page">
      <SectionHeading level={1} title={t("looksTitle")} intro={t("looksIntro")} wavy />
      {ownLooks && (
        <p className="mt-4">
          <TextLink standalone href={ownLooks}>
            <Icon name="heart" size={20} />
            {tOwn("own")}
          </TextLink>
        </p>
      )}
      <h2 className="page-part">{t("kidsWorld")}</h2>
      <p className="mb-4">
        <TextLink standalone href={href(locale, "quiz-signup-kid")} data-member-href={ownLooks}>
          {t("looksInBox")}
        </TextLink>
      </p>
      <LookList locale={locale} looks={kids} hasShop={hasShop} />
      {women.length > 0 && (
        <>
          <h2 className="page-part">{t("womanWorld")}</h2>
          <p className="mb-4">
            <TextLink standalone href={href(locale, "quiz-signup-woman")} data-member-href={ownLooks}>
              {t("looksInBoxWoman")}
            </TextLink>
          </p>
          <LookList locale={locale} looks={women} hasShop={hasShop} />
        </>
      )}
    </main>
  );
}
