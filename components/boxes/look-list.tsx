import { getLocale, getTranslations } from "next-intl/server";
import type { LookSuggestion } from "#contract/suggestions.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { href } from "#lib/routing/href.ts";

/** Looks for a profile, each with its pieces. */
export async function LookList({ looks }: { looks: readonly LookSuggestion[] }) {
  const [t, locale] = await Promise.all([getTranslations("accountSuggestion"), getLocale()]);
  if (looks.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        text={t("noneText")}
        action={<ButtonLink href={href(locale, "shop")}>{t("toShop")}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {looks.map(({ look_id, name, description, products }) => (
        <section key={look_id} className="flex flex-col gap-3">
          <h2 className="text-2xl">{name}</h2>
          {description && <p className="max-w-prose text-muted">{description}</p>}
          <ProductGrid products={products.filter(({ images }) => images.length > 0)} level={3} layout="row" />
        </section>
      ))}
      <QuickAdd locale={locale} />
    </>
  );
}
