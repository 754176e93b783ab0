"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { unsubscribePhone } from "#contract/newsletter.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { useInBrowser } from "#lib/browser/use-in-browser.ts";
import { href } from "#lib/routing/href.ts";
import { readUnsubscription, type Unsubscription } from "#lib/website/unsubscription.ts";

const readPath = () => location.pathname;

/**
 * Takes a number off a list when the button is pressed, never before: programs follow links too. Needs the namespaces
 * `unsubscribe`, `validation` and `error`.
 */
export function UnsubscribeForm() {
  const t = useTranslations("unsubscribe");
  const path = useInBrowser(readPath, null);
  const wanted = path === null ? null : readUnsubscription(path);
  if (path !== null && wanted === null) {
    return (
      <Alert tone="warning" title={t("brokenTitle")} action={<ContactLink />}>
        {t("brokenText")}
      </Alert>
    );
  }
  return <LeaveForm key={path} wanted={wanted} />;
}

/** `wanted`: null until the address can be read. */
function LeaveForm({ wanted }: { wanted: Unsubscription | null }) {
  const t = useTranslations("unsubscribe");
  const leaving = useContractForm({
    endpoint: unsubscribePhone,
    id: "unsubscribe",
    fields: {},
    ...(wanted ? { defaultValues: wanted } : {}),
    onDone: () => undefined,
  });
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (leaving.isDone) thanks.current?.focus();
  }, [leaving.isDone]);

  if (leaving.isDone) {
    return (
      <div>
        <h2 ref={thanks} tabIndex={-1} className="text-2xl">
          {t("doneTitle")}
        </h2>
        <p className="mt-2">{t("doneText")}</p>
        <ContactLink />
      </div>
    );
  }
  return (
    <ContractForm
      form={leaving}
      plainAction="/api/unsubscribe-form"
      className="items-start"
      actions={
        <>
          <Button type="submit" size="lg" loading={leaving.isBusy}>
            {t("leave")}
          </Button>
          <p className="text-sm text-muted">{t("orders")}</p>
        </>
      }
    >
      <p className="min-h-7 text-lg">{wanted ? t("question", { phone: wanted.phone, list: wanted.list }) : null}</p>
    </ContractForm>
  );
}

function ContactLink() {
  const t = useTranslations("unsubscribe");
  return (
    <TextLink standalone href={href(useLocale(), "contact")}>
      {t("contact")}
    </TextLink>
  );
}
