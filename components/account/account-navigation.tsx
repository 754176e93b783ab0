import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { readFeatures } from "#lib/guards/feature.ts";
import { planAccountMenu } from "#lib/navigation/account.ts";
import { href } from "#lib/routing/href.ts";
import { AccountNavigationLinks, PlainAccountLinks } from "./account-navigation-links.tsx";

/** The pages of the account; the one that is open is marked. */
export async function AccountNavigation() {
  const [t, locale] = await Promise.all([getTranslations("account.nav"), getLocale()]);
  const menu = planAccountMenu(locale, await readFeatures(locale));
  const pages = menu.map(({ name, href: path }) => ({ href: path, label: t(name) }));
  const links = { label: t("label"), pages, signOut: { href: href(locale, "logout"), label: t("signOut") } };
  return (
    <Suspense fallback={<PlainAccountLinks {...links} />}>
      <AccountNavigationLinks {...links} />
    </Suspense>
  );
}
