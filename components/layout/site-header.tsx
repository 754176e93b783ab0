import type { Locale } from "#contract/locale.ts";
import { AccountButton } from "#components/account/account-button.tsx";
import { CartButton } from "#components/cart/cart-button.tsx";
import { isFeatureOn } from "#lib/website/api.ts";
import { HeaderPlaces } from "./header-places.tsx";

/** Logo, worlds, search, account and cart; the same on every page, so that help and cart never move. */
export async function SiteHeader({ locale }: { locale: Locale }) {
  const [hasShop, hasWoman] = await Promise.all([isFeatureOn(locale, "shop"), isFeatureOn(locale, "woman")]);
  return (
    <header className="site-header">
      <div className="site-header-row">
        <HeaderPlaces locale={locale} hasShop={hasShop} hasWoman={hasWoman} />
        <div className="site-tools">
          <AccountButton />
          {hasShop && <CartButton />}
        </div>
      </div>
    </header>
  );
}
