import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { href } from "#lib/routing/href.ts";
import { AccountNavigationLinks, PlainAccountLinks } from "./account-navigation-links.tsx";

/** The pages of the account; the one that is open is marked. */
export async function AccountNavigation() {
  const [t, locale] = await Promise.all([getTranslations("account.nav"), getLocale()]);
  const pages = [
    { href: href(locale, "infos"), label: t("overview") },
    { href: href(locale, "infos-orders"), label: t("orders") },
  ];
  const links = { label: t("label"), pages, signOut: { href: href(locale, "logout"), label: t("signOut") } };
  return (
    <Suspense fallback={<PlainAccountLinks {...links} />}>
      <AccountNavigationLinks {...links} />
    </Suspense>
  );
}
