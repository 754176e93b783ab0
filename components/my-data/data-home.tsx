import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { href } from "#lib/routing/href.ts";

/** What the client can do with what the shop knows: read it, take it along, see who looked, take consents back, delete. */
export async function DataHome({ locale, today }: { locale: Locale; today: string }) {
  const t = await getTranslations("myData");
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Part title={t("take.title")} text={t("take.text")} isWide>
        <ButtonLink href={href(locale, "infos-data-export")}>{t("take.read")}</ButtonLink>
        {/* A file, not a page: the browser saves it. */}
        <a
          href="/api/clients/me/data"
          download={`petite-malle-${today}.json`}
          className={buttonClass({ variant: "secondary" })}
        >
          {t("take.download")}
        </a>
      </Part>
      <Part title={t("visits.title")} text={t("visits.text")}>
        <ButtonLink variant="secondary" href={href(locale, "infos-staff-visits")}>
          {t("visits.way")}
        </ButtonLink>
      </Part>
      <Part title={t("consents.title")} text={t("consents.text")}>
        <ButtonLink variant="secondary" href={href(locale, "infos-edit")}>
          {t("consents.way")}
        </ButtonLink>
      </Part>
      <Part title={t("child.title")} text={t("child.text")}>
        <ButtonLink variant="secondary" href={href(locale, "infos-kids")}>
          {t("child.way")}
        </ButtonLink>
      </Part>
      <Part title={t("account.title")} text={t("account.text")}>
        <ButtonLink variant="secondary" href={href(locale, "infos-data-delete")}>
          {t("account.way")}
        </ButtonLink>
      </Part>
    </div>
  );
}

function Part({
  title,
  text,
  isWide = false,
  children,
}: {
  title: string;
  text: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Card
      as="section"
      tone={isWide ? "tint" : "outline"}
      className={isWide ? "flex flex-col gap-3 md:col-span-2" : "flex flex-col gap-3"}
    >
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose">{text}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-1">{children}</div>
    </Card>
  );
}
