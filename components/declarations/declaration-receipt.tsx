"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Declaration, Receipt } from "#contract/declarations.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDate, formatInstant } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { useDetailRows } from "./use-detail-rows.ts";

/** What was received and when, to the second, to keep; and what came of it, for whoever is known. */
export function DeclarationReceipt({ receipt }: { receipt: Receipt | Declaration }) {
  const t = useTranslations("declaration");
  const locale = useLocale();
  const detailRows = useDetailRows();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, number, contract, sender_name, sender_email, received_at, cause, reason, ends_on } = receipt;
  const outcome = "outcome" in receipt ? receipt.outcome : null;
  const returnId = "return_id" in receipt ? receipt.return_id : null;
  const rows = [
    { label: t("kindLabel"), value: t(`kind.${kind}`) },
    { label: t("contractLabel"), value: contract },
    { label: t("name"), value: sender_name },
    { label: t("email"), value: sender_email },
    ...(kind === "CANCELLATION"
      ? detailRows({ cause: cause ?? undefined, reason: reason ?? undefined, ends_on: ends_on ?? undefined })
      : []),
    { label: t("receivedAt"), value: formatInstant(received_at, locale) },
    { label: t("number"), value: number },
  ].filter(({ value }) => value !== "");
  const file = [t("receivedTitle"), "", ...rows.map(({ label, value }) => `${label}: ${value}`), ""].join("\r\n");
  return (
    <Card as="section" tone="tint" aria-labelledby="receipt-title" className="flex flex-col gap-4">
      <h2 id="receipt-title" ref={heading} tabIndex={-1} className="text-2xl">
        {t("receivedTitle")}
      </h2>
      <p>{t(outcome === null ? "receivedText" : "receivedByMail", { email: sender_email })}</p>
      {outcome !== null && (
        <p className="font-bold">{t(`outcome.${outcome}`, { date: ends_on ? formatDate(ends_on, locale) : "" })}</p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        {returnId !== null && (
          <ButtonLink href={href(locale, "infos-returns-id", { id: returnId })}>{t("toReturn")}</ButtonLink>
        )}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${number}.txt`}
          className={buttonClass({ variant: "secondary" })}
        >
          {t("save")}
        </a>
      </div>
    </Card>
  );
}
