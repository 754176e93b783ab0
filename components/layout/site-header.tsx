import type { Locale } from "#contract/locale.ts";
import { AccountButtonIsland } from "#components/account/account-button-island.tsx";
import { CartButtonIsland } from "#components/cart/cart-button-island.tsx";
import { CartHost } from "#components/cart/cart-host.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { iconButtonClass } from "#components/ui/icon-button.tsx";
import { Link } from "#components/ui/link.tsx";
import { HtmlOnce } from "#components/html-once/html-once.tsx";
import { href } from "#lib/routing/href.ts";
import { Places } from "#markup/places.tsx";
import { useClientTexts } from "./client-texts.ts";

export interface SiteHeaderProps {
  locale: Locale;
  hasShop: boolean;
  hasWoman: boolean;
}

/** Logo, worlds, search, account and cart; the same on every page, so that help and cart never move. */
export function SiteHeader({ locale, hasShop, hasWoman }: SiteHeaderProps) {
  const { account, cart } = useClientTexts(locale);
  const cartHref = href(locale, "shop-cart");
  return (
    <header className="site-header">
      <div className="site-header-row">
        <HtmlOnce
          as="div"
          name="places"
          locale={locale}
          className="contents"
          render={() => <Places locale={locale} hasShop={hasShop} hasWoman={hasWoman} />}
        />
        <div className="site-tools">
          <AccountButtonIsland
            signIn={{ href: href(locale, "login"), label: account.signIn }}
            account={{ href: href(locale, "infos"), label: account.account }}
          />
          {hasShop && (
            <>
              <Link
                href={href(locale, "favourites")}
                aria-label={account.favourites}
                className={`${iconButtonClass} site-favourites`}
              >
                <Icon name="heart" size={24} />
              </Link>
              <CartButtonIsland href={cartHref} locale={locale} strings={cart} />
              <CartHost locale={locale} cartHref={cartHref} toastLabel={cart.toasts} closeLabel={cart.closeToast} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}
