"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { unsubscribePhone } from "#contract/newsletter.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { href } from "#lib/routing/href.ts";
import { readUnsubscription } from "#lib/website/unsubscription.ts";

const neverChanges = () => () => undefined;
const readPath = () => location.pathname;

/**
 * Takes a number off a list when the button is pressed, never before: programs follow links too. Needs the namespaces
 * `unsubscribe` and `error`.
 */
export function UnsubscribeForm() {
  const t = useTranslations();
  const locale = useLocale();
  const path = useSyncExternalStore(neverChanges, readPath, () => null);
  const [state, setState] = useState<"open" | "sending" | "done">("open");
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === "done") thanks.current?.focus();
  }, [state]);

  const wanted = path === null ? null : readUnsubscription(path);
  const contact = (
    <TextLink standalone href={href(locale, "contact")}>
      {t("unsubscribe.contact")}
    </TextLink>
  );
  if (path !== null && wanted === null) {
    return (
      <Alert tone="warning" title={t("unsubscribe.brokenTitle")} action={contact}>
        {t("unsubscribe.brokenText")}
      </Alert>
    );
  }
  if (state === "done") {
    return (
      <div>
        <h2 ref={thanks} tabIndex={-1} className="text-2xl">
          {t("unsubscribe.doneTitle")}
        </h2>
        <p className="mt-2">{t("unsubscribe.doneText")}</p>
        {contact}
      </div>
    );
  }
  const leave = async () => {
    if (wanted === null) return;
    setState("sending");
    setRefusal(null);
    try {
      const { browserApi } = await import("#lib/http/browser-client.ts");
      await browserApi().call(unsubscribePhone, { body: wanted });
      setState("done");
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
      setState("open");
    }
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="min-h-7 text-lg">
        {wanted ? t("unsubscribe.question", { phone: wanted.phone, list: wanted.list }) : null}
      </p>
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <Button size="lg" loading={state === "sending"} onClick={() => void leave()}>
        {t("unsubscribe.leave")}
      </Button>
      <p className="text-sm text-muted">{t("unsubscribe.orders")}</p>
    </div>
  );
}
