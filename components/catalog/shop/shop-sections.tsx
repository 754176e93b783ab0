import { useLocale, useTranslations } from "next-intl";
import type { Collection, Look, ProductCard } from "#contract/catalog.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { birthGiftSlug, listHref } from "#lib/catalog/list-address.ts";
import { href } from "#lib/routing/href.ts";
import { Picture } from "../picture.tsx";
import { ProductGrid } from "../product-grid.tsx";
import { CollectionTile } from "./collection-tile.tsx";
import { LookTile } from "./look-tile.tsx";

export interface ShopSectionsProps {
  collections: readonly Collection[];
  newest: readonly ProductCard[];
  looks: readonly Look[];
}

/** Collections that answer "for whom?"; the others answer "what?". */
const worldSlugs = ["girls", "boys", "baby", "woman"];
export const newSlug = "new-in";

const pick = (collections: readonly Collection[], slugs: readonly string[]): Collection[] =>
  slugs.flatMap((slug) => collections.filter((collection) => collection.slug === slug));

/** The ways into the shop below its first words. */
export function ShopSections({ collections, newest, looks }: ShopSectionsProps) {
  const t = useTranslations("shop");
  const locale = useLocale();
  const worlds = pick(collections, worldSlugs);
  const [gift] = pick(collections, [birthGiftSlug]);
  const others = collections.filter(({ slug }) => ![...worldSlugs, birthGiftSlug, newSlug].includes(slug));
  const kids = others.filter(({ profile_type }) => profile_type === "KID");
  const women = others.filter(({ profile_type }) => profile_type === "WOMAN");
  return (
    <>
      <section className="wide sx" aria-labelledby="worlds">
        <SectionHeading id="worlds" title={t("worlds")} />
        <ul className="ct-worlds">
          {worlds.map((collection, index) => (
            <CollectionTile
              key={collection.slug}
              collection={collection}
              sizes="(min-width: 64rem) 310px, 46vw"
              priority={index < 2 ? "eager" : undefined}
            />
          ))}
        </ul>
      </section>
      {newest.length > 0 && (
        <section className="wide sx" aria-labelledby="newest">
          <SectionHeading
            id="newest"
            title={t("newIn")}
            action={
              <TextLink href={listHref(locale, newSlug)} standalone>
                {t("newInAll")}
              </TextLink>
            }
          />
          <ProductGrid products={newest} level={3} />
        </section>
      )}
      <section className="wide sx" aria-labelledby="collections">
        <SectionHeading id="collections" title={t("collections")} wavy />
        <ul className="ct-grid">
          {kids.map((collection) => (
            <CollectionTile
              key={collection.slug}
              collection={collection}
              sizes="(min-width: 64rem) 240px, 46vw"
              hasCount
            />
          ))}
        </ul>
      </section>
      {looks.length > 0 && (
        <section className="sk" aria-labelledby="looks">
          <div className="wide">
            <SectionHeading
              id="looks"
              title={t("looks")}
              intro={t("looksText")}
              action={
                <TextLink href={href(locale, "looks")} standalone>
                  {t("looksAll")}
                </TextLink>
              }
            />
            <ul className="lk-row">
              {looks.map((look) => (
                <LookTile key={look.id} look={look} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {women.length > 0 && (
        <section className="wide sx" aria-labelledby="women">
          <SectionHeading id="women" title={t("collectionsWoman")} />
          <ul className="ct-grid">
            {women.map((collection) => (
              <CollectionTile
                key={collection.slug}
                collection={collection}
                sizes="(min-width: 64rem) 240px, 46vw"
                hasCount
              />
            ))}
          </ul>
        </section>
      )}
      {gift && (
        <section className="wide sx" aria-labelledby="gift">
          <div className="sg">
            <Picture picture={gift.image} sizes="(min-width: 48rem) 50vw, 100vw" alt="" />
            <div>
              <h2 id="gift">{t("giftTitle")}</h2>
              <p>{t("giftText")}</p>
              <ButtonLink href={href(locale, "shop-birth-gift")}>{t("giftLink")}</ButtonLink>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
