"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "#components/ui/alert.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { TextLink } from "#components/ui/link.tsx";
import { useFound } from "#lib/http/use-found.ts";
import { findLabelPdf } from "#lib/recycling/api.ts";
import { href } from "#lib/routing/href.ts";
import { isSignedIn } from "#lib/session/client-status.ts";

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
            <ButtonLink size="sm" href={href(locale, "littlegeste-create-label")}>
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
            <div className="flex flex-wrap items-center gap-3">
              <a href={found.value} target="_blank" rel="noopener" className={buttonClass({ size: "sm" })}>
                {t("print")}
              </a>
              <a
                href={`${found.value}&format=A6`}
                target="_blank"
                rel="noopener"
                className={buttonClass({ size: "sm", variant: "secondary" })}
              >
                {t("printSmall")}
              </a>
              {isSignedIn() && <TextLink href={href(locale, "infos-littlegeste")}>{t("toLabels")}</TextLink>}
            </div>
          }
        >
          {t("doneText")}
        </Alert>
      )}
    </div>
  );
}
