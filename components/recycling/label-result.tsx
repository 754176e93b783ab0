"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useFound } from "#lib/http/use-found.ts";
import { findLabelPdf } from "#lib/recycling/api.ts";
import { href } from "#lib/routing/href.ts";

/** The label an address names, to print; without one, where labels come from. */
export function LabelResult() {
  const t = useTranslations("deeds.label");
  const locale = useLocale();
  const found = useFound(findLabelPdf);
  return (
    <div className="mt-8" aria-live="polite" aria-busy={found.state === "loading"}>
      {found.state === "loading" && <p className="text-muted">{t("loading")}</p>}
      {found.state === "missing" && (
        <Alert
          title={t("missingTitle")}
          action={
            <ButtonLink size="sm" href={href(locale, "littlegeste")}>
              {t("way")}
            </ButtonLink>
          }
        >
          {t("missingText")}
        </Alert>
      )}
      {found.state === "found" && (
        <Alert
          tone="success"
          title={t("doneTitle")}
          action={
            <ButtonLink size="sm" href={found.value}>
              {t("print")}
            </ButtonLink>
          }
        >
          {t("doneText")}
        </Alert>
      )}
    </div>
  );
}
