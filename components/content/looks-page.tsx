import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import type { Locale } from "#contract/locale.ts";
import { PagePart } from "#components/html-once/page-part.tsx";
import { MarkedPage } from "#components/page/marked-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listAllLooks } from "#lib/catalog/api.ts";
import { everyLook, isChosen, looksHref, type LookChoice } from "#lib/catalog/look-choice.ts";
import { href } from "#lib/routing/href.ts";
import { pageMetadata } from "#lib/seo/page-metadata.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { LookFilter } from "./look-filter.tsx";

/** Every look of the worlds a language has. */
async function listShownLooks(locale: Locale) {
  const [kids, hasWoman] = await Promise.all([listAllLooks(locale, "KID"), isFeatureOn(locale, "woman")]);
  return { hasWoman, looks: [...kids, ...(hasWoman ? await listAllLooks(locale, "WOMAN") : [])] };
}

/** What a choice is called within a sentence: `2 à 5 ans, été`. German nouns keep their capital. */
async function nameOf({ wearer, season }: LookChoice, locale: Locale): Promise<string> {
  const [t, tList] = await Promise.all([getTranslations("content"), getTranslations("list")]);
  const name = [wearer && t(`looksFor.${wearer}`), season && tList(`season.${season}`)].filter(Boolean).join(", ");
  return locale === "de" ? name : name.toLocaleLowerCase(locale);
}

/** What narrowed looks say of themselves: not for search engines, which know the page of all of them. */
export async function chosenLooksMetadata(choice: LookChoice): Promise<Metadata> {
  const locale = await getLocale();
  const [t, name, { looks }] = await Promise.all([
    getTranslations("content"),
    nameOf(choice, locale),
    listShownLooks(locale),
  ]);
  const count = looks.filter((look) => isChosen(look, choice)).length;
  const capitalized = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  return pageMetadata({
    locale,
    routeName: "looks",
    title: t("looksChosen", { choice: name }),
    description: count > 0 ? t("looksChosenText", { choice: capitalized, count }) : t("looksNoneText"),
    index: false,
  });
}

/** The looks of a choice, or all of them; women's looks are nowhere in a language without them. */
export async function LooksPageView({ choice = everyLook }: { choice?: LookChoice }) {
  const locale = await getLocale();
  const [t, tOwn, { hasWoman, looks }, hasShop, hasOwnShops, name] = await Promise.all([
    getTranslations("content"),
    getTranslations("wishes.looks"),
    listShownLooks(locale),
    isFeatureOn(locale, "shop"),
    isFeatureOn(locale, "custom_shop"),
    nameOf(choice, locale),
  ]);
  if (choice.wearer === "WOMAN" && !hasWoman) notFound();
  const ownLooks = hasOwnShops ? href(locale, "your-shop-looks") : undefined;
  const chosen = looks.filter((look) => isChosen(look, choice));
  const worlds = (["KID", "WOMAN"] as const)
    .map((world) => ({ world, looks: chosen.filter(({ profile_type }) => profile_type === world) }))
    .filter((world) => world.looks.length > 0);
  return (
    <main className="page">
      {choice.wearer === "WOMAN" && <MarkedPage marks={pageMarks({ name: "looks-choice", path: "woman" })} />}
      <SectionHeading
        level={1}
        title={name ? t("looksChosen", { choice: name }) : t("looksTitle")}
        intro={name ? undefined : t("looksIntro")}
        wavy
      />
      {ownLooks && (
        <p className="mt-4">
          <TextLink standalone href={ownLooks}>
            <Icon name="heart" size={20} />
            {tOwn("own")}
          </TextLink>
        </p>
      )}
      <LookFilter locale={locale} choice={choice} looks={looks} />
      {worlds.length > 0 ? (
        <PagePart name="looks" props={{ locale, worlds, hasShop, ownLooks }} />
      ) : (
        <EmptyState
          title={t("looksNone")}
          text={t("looksNoneText")}
          action={<ButtonLink href={looksHref(locale, everyLook)}>{t("looksAll")}</ButtonLink>}
        />
      )}
    </main>
  );
}
