"use client";

import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

/** Who orders, with a way out for whoever shares the device. */
export function SignedInAs({ email }: { email: string }) {
  const t = useTranslations("checkout.identity");
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 break-words">{t("signedInAs", { email })}</span>
      <TextLink href={href(locale, "logout")} standalone className="text-sm">
        {t("notYou")}
      </TextLink>
    </p>
  );
}
