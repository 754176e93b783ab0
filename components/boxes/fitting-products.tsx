import { getLocale, getTranslations } from "next-intl/server";
import type { ProductsPage } from "#contract/catalog.ts";
import type { Profile } from "#contract/profiles.ts";
import { AccountPages } from "#components/account/account-pages.tsx";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { sizesOf } from "#lib/profiles/sizes-of.ts";
import { formatSizes } from "#lib/catalog/size.ts";
import { href } from "#lib/routing/href.ts";

interface FittingProductsProps {
  profile: Profile;
  found: ProductsPage;
  hrefOf: (page: number) => string;
}

/** Products in the sizes of a profile, with whose they are. */
export async function FittingProducts({ profile, found, hrefOf }: FittingProductsProps) {
  const [t, size, locale] = await Promise.all([
    getTranslations("accountSuggestion"),
    getTranslations("size"),
    getLocale(),
  ]);
  const sizes = sizesOf(profile);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 className="text-2xl">{t("for", { name: profile.firstname })}</h2>
        {sizes.length > 0 && (
          <p className="text-muted">{t("size", { sizes: formatSizes(sizes, locale, size("oneSize")) })}</p>
        )}
        <TextLink standalone href={href(locale, "kidId-malle", { kidId: profile.id })}>
          {t("toBox")}
        </TextLink>
      </div>
      {found.products.length === 0 ? (
        <EmptyState
          title={t("none")}
          text={t("noneText")}
          headingLevel={3}
          action={<ButtonLink href={href(locale, "shop")}>{t("toShop")}</ButtonLink>}
        />
      ) : (
        <ProductGrid products={found.products} level={3} eagerCount={2} />
      )}
      <AccountPages page={found.page} pageCount={found.pages} hrefOf={hrefOf} />
      <QuickAdd locale={locale} />
    </>
  );
}
