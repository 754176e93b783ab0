import { getLocale, getTranslations } from "next-intl/server";
import { href } from "#lib/routing/href.ts";
import { AccountButtonIsland } from "./account-button-island.tsx";

/** The account in the header: to the sign-in page for a visitor, to the account with the client's initial otherwise. */
export async function AccountButton({ className, withLabel = false }: { className?: string; withLabel?: boolean }) {
  const [t, locale] = await Promise.all([getTranslations("account.button"), getLocale()]);
  return (
    <AccountButtonIsland
      className={className}
      withLabel={withLabel}
      signIn={{ href: href(locale, "login"), label: t("signIn") }}
      account={{ href: href(locale, "infos"), label: t("account") }}
    />
  );
}
