import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { locales, type Locale } from "#contract/locale.ts";
import { PostCards } from "#components/blog/post-cards.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listPostsBy } from "#lib/blog/api.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { LookRow } from "#components/content/look-row.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { listLooksBy } from "#lib/catalog/api.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { boxWay } from "#lib/navigation/box-way.ts";
import { href } from "#lib/routing/href.ts";
import { breadcrumbJsonLd } from "#lib/seo/json-ld.ts";
import { absoluteUrl, pageMetadata } from "#lib/seo/page-metadata.ts";
import { stylistJsonLd } from "#lib/seo/people-json-ld.ts";
import { sharePictureOf } from "#lib/seo/share-picture.ts";
import { findStylist, listStylists } from "#lib/website/api.ts";

interface StylistPageProps {
  params: Promise<{ slug: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

/** Few, so that a build stays short: the others are rendered at their first visit and kept. */
const prerenderedCount = 2;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = locales.find((candidate) => candidate === params.locale);
  const stylists = locale ? await listStylists(locale) : [];
  return stylists.slice(0, prerenderedCount).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: StylistPageProps): Promise<Metadata> {
  const [locale, { slug }] = await Promise.all([getLocale(), params]);
  const [t, stylist] = await Promise.all([getTranslations("stylistPage"), findStylist(locale, slug)]);
  if (!stylist) return {};
  const { firstname, city, image } = stylist;
  return pageMetadata({
    locale,
    routeName: "stylist-slug",
    params: { slug: stylist.slug },
    title: t("metaTitle", { name: firstname, city }),
    description: t("metaDescription", { name: firstname, city }),
    image,
  });
}

/** Looks of the worlds that are shown in a language. */
async function listShownLooks(locale: Locale, slug: string) {
  const [looks, hasShop, hasWoman] = await Promise.all([
    listLooksBy(locale, slug),
    isFeatureOn(locale, "shop"),
    isFeatureOn(locale, "woman"),
  ]);
  return looks.filter(
    ({ products, profile_type: world }) => hasShop && products.length > 1 && (hasWoman || world === "KID"),
  );
}

const listShownPosts = async (locale: Locale, slug: string) =>
  (await isFeatureOn(locale, "blog")) ? listPostsBy(locale, slug) : [];

export default async function StylistPage({ params }: StylistPageProps) {
  const [locale, { slug }] = await Promise.all([getLocale(), params]);
  const stylist = await findStylist(locale, slug);
  if (!stylist) notFound();
  const [t, tContent, tList, looks, posts] = await Promise.all([
    getTranslations("stylistPage"),
    getTranslations("content"),
    getTranslations("list"),
    listShownLooks(locale, slug),
    listShownPosts(locale, slug),
  ]);
  const { firstname, city, image } = stylist;
  const isWoman = stylist.profile_type === "WOMAN";
  const crumbs = [
    { name: tList("home"), href: href(locale, "index") },
    { name: tContent("stylistsTitle"), href: href(locale, "stylists") },
    { name: firstname },
  ];
  const url = absoluteUrl(href(locale, "stylist-slug", { slug: stylist.slug }));
  return (
    <main>
      <div className="wide">
        <Breadcrumb className="crumbs" label={tList("breadcrumb")} items={crumbs} />
        <div className="stylist">
          <Picture picture={image} sizes="(min-width: 48rem) 380px, 92vw" priority="first" />
          <div>
            <p className="look-by">{t("place", { city })}</p>
            <h1 tabIndex={-1} className="text-3xl md:text-5xl">
              {firstname}
            </h1>
            <blockquote lang={stylist.language}>{stylist.quote}</blockquote>
            <p lang={stylist.language}>{stylist.bio}</p>
            <OtherLanguage language={stylist.language} />
            <ButtonLink {...boxWay(locale, isWoman ? "WOMAN" : "KID")}>{t("box")}</ButtonLink>
          </div>
        </div>
      </div>
      <LookRow
        locale={locale}
        title={t("looks", { name: firstname })}
        looks={looks}
        all={{ href: href(locale, "looks"), label: t("allLooks") }}
      />
      {posts.length > 0 && (
        <section className="section" aria-labelledby="articles">
          <SectionHeading id="articles" title={t("articles", { name: firstname })} />
          <PostCards posts={posts} level={3} />
        </section>
      )}
      <JsonLd
        things={[
          stylistJsonLd(stylist, { url, image: absoluteUrl(sharePictureOf(image).url), job: t("job") }),
          breadcrumbJsonLd(crumbs, absoluteUrl),
        ]}
      />
    </main>
  );
}
