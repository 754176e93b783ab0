"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Client } from "#contract/client.ts";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

/** Who orders, with a way out for whoever shares the device; a guest corrects the e-mail at the head of the step. */
export function SignedInAs({ client: { email, is_provisional: isGuest } }: { client: Client }) {
  const t = useTranslations("checkout.identity");
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0">{t(isGuest ? "guestAs" : "signedInAs", { email })}</span>
      {!isGuest && (
        <TextLink href={href(locale, "logout")} standalone className="text-sm">
          {t("notYou")}
        </TextLink>
      )}
    </p>
  );
}
