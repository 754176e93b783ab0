import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { Look } from "#contract/catalog.ts";
import { locales, type Locale } from "#contract/locale.ts";
import { LookView } from "#components/catalog/look/look-view.tsx";
import { findLook, listLooks } from "#lib/catalog/api.ts";
import { priceLook } from "#lib/catalog/look-price.ts";
import { languagesWith, requireFeature } from "#lib/guards/feature.ts";
import { formatCents } from "#lib/money/format.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { isFeatureOn } from "#lib/website/api.ts";

interface LookPageProps {
  params: Promise<{ id: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

/** Few, so that a build stays short: the others are rendered at their first visit and kept. */
const prerenderedCount = 2;
/** Other looks below. */
const othersCount = 3;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = locales.find((candidate) => candidate === params.locale);
  const looks = locale ? await listLooks(locale, "KID", prerenderedCount) : [];
  return looks.map(({ id }) => ({ id: String(id) }));
}

async function findAsked(locale: Locale, asked: string): Promise<Look | null> {
  if (!/^[1-9]\d{0,8}$/.test(asked)) return null;
  const look = await findLook(locale, Number(asked));
  return look && (await languagesOf(look)).includes(locale) ? look : null;
}

const languagesOf = ({ profile_type }: Look) => languagesWith("shop", profile_type === "WOMAN" ? "woman" : null);

export async function generateMetadata({ params }: LookPageProps): Promise<Metadata> {
  const [locale, { id }] = await Promise.all([getLocale(), params]);
  const [t, look] = await Promise.all([getTranslations("lookPage"), findAsked(locale, id)]);
  if (!look) return {};
  const { count, cents } = priceLook(look);
  return pageMetadata({
    locale,
    routeName: "look-id",
    params: { id: look.id },
    title: t(look.profile_type === "WOMAN" ? "metaTitleWoman" : "metaTitle", { name: look.name }),
    description: t("metaDescription", {
      name: look.name,
      count,
      price: formatCents(cents, locale),
    }),
    image: look.image,
    languages: await languagesOf(look),
  });
}

export default async function LookPage({ params }: LookPageProps) {
  const [locale, { id }] = await Promise.all([getLocale(), params]);
  await requireFeature(locale, "shop");
  const look = await findAsked(locale, id);
  if (!look) notFound();
  const [seasonal, all, hasOwnShops] = await Promise.all([
    listLooks(locale, look.profile_type, othersCount + 1, true),
    listLooks(locale, look.profile_type, othersCount + 1, false),
    isFeatureOn(locale, "custom_shop"),
  ]);
  /* Those of the season first; out of it there may be few. */
  const others = [...new Map([...seasonal, ...all].map((other) => [other.id, other])).values()];
  return (
    <LookView
      locale={locale}
      look={look}
      others={others.filter((other) => other.id !== look.id).slice(0, othersCount)}
      hasOwnShops={hasOwnShops}
    />
  );
}
