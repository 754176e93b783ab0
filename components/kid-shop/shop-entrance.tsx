import { getTranslations } from "next-intl/server";
import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Shelf } from "#contract/suggestions.ts";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { shopLists } from "#lib/kid-shop/lists.ts";
import { href } from "#lib/routing/href.ts";
import { OwnGrid } from "./own-grid.tsx";

interface ShopEntranceProps {
  locale: Locale;
  profile: Profile;
  shelves: readonly { shelf: Shelf; products: readonly ProductCard[] }[];
}

/** The first pieces of each shelf, where one enters the shop of one person. */
export async function ShopEntrance({ locale, profile, shelves }: ShopEntranceProps) {
  const t = await getTranslations("wishes");
  return shelves
    .filter(({ products }) => products.length > 0)
    .map(({ shelf, products }) => (
      <section key={shelf} className="flex flex-col gap-3">
        <SectionHeading
          title={t(`lists.${shelf}`)}
          action={
            <TextLink standalone href={href(locale, shopLists[shelf].page, { kidId: profile.id })}>
              {t("seeAll", { list: t(`lists.${shelf}`) })}
            </TextLink>
          }
        />
        <OwnGrid locale={locale} profile={profile} list={shelf} products={products} layout="row" />
      </section>
    ));
}
