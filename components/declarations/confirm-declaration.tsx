"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Declaration } from "#contract/declarations.ts";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { href } from "#lib/routing/href.ts";
import { DeclarationReceipt } from "./declaration-receipt.tsx";

const readToken = () => new URLSearchParams(location.search).get("token") ?? "";

/** A mailed link: nothing happens before the button is pressed, programs follow links too. Needs `declaration` and `error`. */
export function ConfirmDeclaration() {
  const t = useTranslations();
  const locale = useLocale();
  /** Null before the script runs, empty in a link that was cut. */
  const token = useInBrowser(readToken, null);
  const [done, setDone] = useState<Declaration | null>(null);
  const { isBusy, refusal, run } = useDeed();
  if (done) return <DeclarationReceipt receipt={done} />;
  if (token === "")
    return (
      <Alert
        tone="warning"
        title={t("error.DECLARATION_LINK_INVALID")}
        action={
          <TextLink standalone href={href(locale, "contact")}>
            {t("declaration.contact")}
          </TextLink>
        }
      />
    );
  const press = async () => {
    if (token) await run(async () => setDone(await (await import("#lib/declarations/api.ts")).confirmMailed(token)));
  };
  return (
    <div className="flex flex-col gap-4">
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <Button size="lg" loading={isBusy} className="self-start" onClick={() => void press()}>
        {t("declaration.confirmLink")}
      </Button>
    </div>
  );
}
