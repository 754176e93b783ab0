"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import { isSignedIn, subscribeToSession } from "#lib/session/client-status.ts";

/** Says that a letter arrived, and under which number; takes the focus the form had. */
export function SentTicket({
  ticket: { id, number },
  onAnother,
}: {
  ticket: { id: string; number: string };
  onAnother: () => void;
}) {
  const t = useTranslations("contact");
  const locale = useLocale();
  /* Whoever is not signed in has no page of it. */
  const hasThread = useSyncExternalStore(subscribeToSession, isSignedIn, () => false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card stitched className="grid justify-items-start gap-3 p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t("sentTitle")}
      </h2>
      <p>
        {t.rich("sentNumber", {
          number,
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <p className="text-muted">{t("sentText")}</p>
      {hasThread && (
        <TextLink standalone href={href(locale, "infos-messages-id", { id })}>
          {t("follow")}
        </TextLink>
      )}
      <Button variant="secondary" onClick={onAnother}>
        {t("another")}
      </Button>
    </Card>
  );
}
