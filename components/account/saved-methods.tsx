"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { forgetMethod, makeDefault } from "#lib/payments/api.ts";
import { isMethodExpired } from "#lib/payments/card-expiry.ts";

/** Kept methods, the default one first; each can be removed, and another one be the default. */
export function SavedMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [today] = useState(() => shopDay(new Date()));
  const [toRemove, setToRemove] = useState<PaymentMethod | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, start] = useTransition();

  const nameOf = ({ brand, last4 }: PaymentMethod): string => {
    const shown = brand.slice(0, 1).toUpperCase() + brand.slice(1);
    return last4 === "" ? shown : t("payment.card", { brand: shown, last4 });
  };
  const change = (doIt: () => Promise<unknown>, said: "removed" | "madeDefault") =>
    start(async () => {
      setHasFailed(false);
      try {
        await doIt();
        setToRemove(null);
        announce(t(`savedMethods.${said}`));
      } catch {
        setToRemove(null);
        setHasFailed(true);
      }
      router.refresh();
    });

  if (methods.length === 0) return <p>{t("savedMethods.none")}</p>;
  return (
    <>
      {hasFailed && <Alert tone="danger">{t("savedMethods.failed")}</Alert>}
      <p>{t("savedMethods.boxes")}</p>
      <ul aria-label={t("savedMethods.title")} className="flex flex-col gap-4">
        {methods.map((method) => {
          const { id, expiration_date: date, is_default: isDefault } = method;
          const isExpired = isMethodExpired(date, today);
          const name = nameOf(method);
          return (
            <Card key={id} as="li" tone="outline" className="flex flex-wrap items-center justify-between gap-4">
              <div className="flex items-start gap-3">
                <Icon name="card" size={24} className="mt-0.5 shrink-0" />
                <div>
                  <p className="flex flex-wrap items-center gap-2 font-bold">
                    {name}
                    {isDefault && <Badge tone="blue">{t("savedMethods.isDefault")}</Badge>}
                  </p>
                  {date && (
                    <p className="text-sm text-muted">
                      {isExpired
                        ? t("payment.expired")
                        : t("payment.expires", { date: formatDate(date, locale, "short") })}
                    </p>
                  )}
                </div>
              </div>
              <div className="flex flex-wrap gap-3">
                {!isDefault && !isExpired && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={isBusy}
                    aria-label={t("savedMethods.makeDefaultLabel", { name })}
                    onClick={() => change(() => makeDefault(id), "madeDefault")}
                  >
                    {t("savedMethods.makeDefault")}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={isBusy}
                  aria-label={t("savedMethods.removeLabel", { name })}
                  onClick={() => setToRemove(method)}
                >
                  {t("savedMethods.remove")}
                </Button>
              </div>
            </Card>
          );
        })}
      </ul>
      <ConfirmDialog
        open={toRemove !== null}
        onOpenChange={(isOpen) => !isOpen && setToRemove(null)}
        title={t("savedMethods.confirmTitle")}
        confirmLabel={t("savedMethods.remove")}
        cancelLabel={t("savedMethods.cancel")}
        closeLabel={t("savedMethods.close")}
        loading={isBusy}
        tone="danger"
        onConfirm={() => toRemove && change(() => forgetMethod(toRemove.id), "removed")}
      >
        {toRemove && t("savedMethods.confirmText", { name: nameOf(toRemove) })}
      </ConfirmDialog>
    </>
  );
}
