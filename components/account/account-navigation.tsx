import { getLocale, getTranslations } from "next-intl/server";
import { href } from "#lib/routing/href.ts";
import { AccountNavigationLinks } from "./account-navigation-links.tsx";

/** The pages of the account; the one that is open is marked. */
export async function AccountNavigation() {
  const [t, locale] = await Promise.all([getTranslations("account.nav"), getLocale()]);
  const pages = [
    { href: href(locale, "infos"), label: t("overview") },
    { href: href(locale, "infos-orders"), label: t("orders") },
  ];
  return (
    <AccountNavigationLinks
      label={t("label")}
      pages={pages}
      signOut={{ href: href(locale, "logout"), label: t("signOut") }}
    />
  );
}
