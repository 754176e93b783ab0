"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";

interface ShareLinkProps {
  /** Path of the page friends are sent to, with the code. */
  path: string;
  /** What friends have off, in percent. */
  percent: number;
}

/** The client's own link, to copy, to mail or to hand to what the device shares with. */
export function ShareLink({ path, percent }: ShareLinkProps) {
  const t = useTranslations("shareLink");
  const origin = useInBrowser(() => location.origin, "");
  const canShare = useInBrowser(() => typeof navigator.share === "function", false);
  const [isCopied, setIsCopied] = useState(false);
  const url = `${origin}${path}`;
  const text = t("words", { percent });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      announce(t("copied"));
    } catch {
      // The field can be copied by hand.
      announce(t("copyByHand"));
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t("link")}>
        {(control) => <Input {...control} value={url} readOnly onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button
            size="sm"
            // Who closes the sheet has changed their mind: nothing to say.
            onClick={() => void navigator.share({ title: t("subject"), text, url }).catch(() => undefined)}
          >
            {t("share")}
          </Button>
        )}
        <Button size="sm" variant={canShare ? "secondary" : "primary"} onClick={() => void copy()}>
          {isCopied ? t("copied") : t("copy")}
        </Button>
        <a
          href={`mailto:?subject=${encodeURIComponent(t("subject"))}&body=${encodeURIComponent(`${text}\n${url}`)}`}
          className={buttonClass({ size: "sm", variant: "secondary" })}
        >
          {t("mail")}
        </a>
      </div>
    </div>
  );
}
