import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { GiftCardPage } from "#components/gift-cards/gift-card-page.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { languagesWith } from "#lib/guards/feature.ts";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";

/** `/giftcard?for=woman`, rewritten here: as static as the other one, with texts of its own. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, languages] = await Promise.all([getTranslations("giftCards"), languagesWith("giftcards", "woman")]);
  if (!languages.includes(locale)) return programmeMetadata("giftcard");
  return editorMetadata(locale, "giftcard", {
    title: t("womanTitle"),
    description: t("womanIntro"),
    slug: "giftcard-woman",
    query: { for: "woman" },
    languages,
  });
}

export default function WomanGiftcardPage() {
  return <GiftCardPage world="woman" />;
}
