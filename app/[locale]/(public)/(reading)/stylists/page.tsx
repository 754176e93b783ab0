import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Picture } from "#components/catalog/picture.tsx";
import { Link } from "#components/ui/link.tsx";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { href } from "#lib/routing/href.ts";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { listStylists } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "stylists", { title: t("stylistsTitle"), description: t("stylistsIntro") });
}

export default async function StylistsPage() {
  const locale = await getLocale();
  const [t, stylists] = await Promise.all([getTranslations("content"), listStylists(locale)]);
  return (
    <main className="page">
      <SectionHeading level={1} title={t("stylistsTitle")} intro={t("stylistsIntro")} wavy />
      <ul className="stylists">
        {stylists.map((stylist) => (
          <li key={stylist.slug} id={stylist.slug}>
            <Picture picture={stylist.image} sizes="(min-width: 900px) 25vw, 50vw" />
            <h2>
              <Link href={href(locale, "stylist-slug", { slug: stylist.slug })}>{stylist.firstname}</Link>
            </h2>
            <p className="look-by">{stylist.city}</p>
            <blockquote lang={stylist.language}>{stylist.quote}</blockquote>
            <p lang={stylist.language}>{stylist.bio}</p>
            <OtherLanguage language={stylist.language} />
          </li>
        ))}
      </ul>
    </main>
  );
}
