import { getLocale, getTranslations } from "next-intl/server";
import type { Client } from "#contract/client.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

/** How the client's parcels go back. */
export async function ReturnModeCard({ client }: { client: Client }) {
  const [t, locale] = await Promise.all([getTranslations("accountReturn"), getLocale()]);
  const mode = client.return_mode;
  return (
    <>
      <Card as="section" tone="tint">
        <p className="text-muted">{t("mode")}</p>
        <p className="text-xl font-bold">{mode ? t(`modes.${mode}`) : t("noMode")}</p>
        <p className="mt-2 max-w-prose">{mode ? t(`modeText.${mode}`) : t("noModeText")}</p>
      </Card>
      <TextLink standalone href={href(locale, "infos-returns")}>
        {t("toReturns")}
      </TextLink>
    </>
  );
}
