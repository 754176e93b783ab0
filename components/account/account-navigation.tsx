import { getLocale, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { readFeatures } from "#lib/guards/feature.ts";
import { planAccountMenu } from "#lib/navigation/account.ts";
import { href } from "#lib/routing/href.ts";
import { findMember } from "#lib/session/account.ts";
import { AccountNavigationLinks, PlainAccountLinks } from "./account-navigation-links.tsx";

type Links = Parameters<typeof PlainAccountLinks>[0];

/** The pages of the account this client has a use for; the one that is open is marked. */
export async function AccountNavigation() {
  const [t, locale] = await Promise.all([getTranslations("account.nav"), getLocale()]);
  const isOn = await readFeatures(locale);
  const linksTo = (menu: ReturnType<typeof planAccountMenu>): Links => ({
    label: t("label"),
    pages: menu.map(({ name, ...page }) => ({ ...page, label: t(name) })),
    signOut: { href: href(locale, "logout"), label: t("signOut") },
  });
  const all = linksTo(planAccountMenu(locale, isOn));
  return (
    <Suspense fallback={<PlainAccountLinks {...all} />}>
      <MemberLinks find={async () => linksTo(planAccountMenu(locale, isOn, await findMember(locale)))} />
    </Suspense>
  );
}

async function MemberLinks({ find }: { find: () => Promise<Links> }) {
  return <AccountNavigationLinks {...await find()} />;
}
