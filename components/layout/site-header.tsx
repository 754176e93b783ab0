import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { Logo } from "#components/brand/logo.tsx";
import { CartButton } from "#components/cart/cart-button.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { href } from "#lib/routing/href.ts";
import { siteName } from "#lib/site.ts";
import { isFeatureOn } from "#lib/website/api.ts";
import { SearchForm } from "./search-form.tsx";

/** Logo, worlds, search, account and cart; the same on every page, so that help and cart never move. */
export async function SiteHeader({ locale }: { locale: Locale }) {
  const [t, hasShop, hasWoman] = await Promise.all([getTranslations("header"), isFeatureOn(locale, "shop"), isFeatureOn(locale, "woman")]);
  const worlds = [
    ...(hasShop ? [{ key: "kids", label: t("kids"), href: href(locale, "shop") }] : []),
    ...(hasWoman ? [{ key: "woman", label: t("woman"), href: href(locale, "woman") }] : []),
    ...(hasShop ? [{ key: "gift", label: t("birthGift"), href: href(locale, "shop-birth-gift") }] : []),
    { key: "looks", label: t("looks"), href: href(locale, "looks") },
  ];
  return (
    <header className="site-header">
      <div className="site-header-row">
        <AppLink href={href(locale, "index")} className="site-logo" aria-label={t("homeLabel", { site: siteName })}>
          <Logo withWordmark />
        </AppLink>
        <nav aria-label={t("worlds")} className="site-worlds">
          <ul>
            {worlds.map((world) => (
              <li key={world.key}>
                <AppLink href={world.href}>{world.label}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        {hasShop && <SearchForm action={href(locale, "shop-all-products")} label={t("search")} placeholder={t("searchPlaceholder")} />}
        <div className="site-tools">
          <AppLink href={href(locale, "login")} aria-label={t("signIn")}>
            <Icon name="account" size={24} />
          </AppLink>
          {hasShop && <CartButton />}
        </div>
      </div>
    </header>
  );
}

/** The places a thumb reaches, on phones only. */
export async function BottomBar({ locale }: { locale: Locale }) {
  const [t, hasShop, hasWoman] = await Promise.all([getTranslations("header"), isFeatureOn(locale, "shop"), isFeatureOn(locale, "woman")]);
  const places = [
    { icon: "home" as const, label: t("home"), href: href(locale, "index") },
    ...(hasShop ? [{ icon: "box" as const, label: t("kidsShort"), href: href(locale, "shop") }] : []),
    ...(hasShop ? [{ icon: "search" as const, label: t("search"), href: href(locale, "shop-all-products") }] : []),
    ...(hasWoman ? [{ icon: "sparkle" as const, label: t("womanShort"), href: href(locale, "woman") }] : []),
    { icon: "account" as const, label: t("account"), href: href(locale, "infos") },
  ];
  return (
    <nav aria-label={t("places")} className="bottom-bar">
      <ul>
        {places.map((place) => (
          <li key={place.icon}>
            <AppLink href={place.href}>
              <Icon name={place.icon} size={22} />
              <span>{place.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
