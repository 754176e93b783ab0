"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { elided } from "#contract/elision.ts";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import type { PaymentMethod, PaymentPlatform } from "#lib/payments/types.ts";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { forgetMethod, makeDefault } from "#lib/payments/api.ts";
import { obstacleOf } from "#lib/payments/method-choice.ts";
import { expiryOf, type Dependants } from "#lib/payments/upcoming-charge.ts";
import { MethodMark } from "../method-mark.tsx";
import { useMethodName } from "../use-method-name.ts";
import { AddMethod } from "./add-method.tsx";

interface MethodsBoardProps {
  /** The default one first. */
  methods: readonly PaymentMethod[];
  platforms: readonly PaymentPlatform[];
  dependants: Dependants;
  /** Name a new card probably carries. */
  holder: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * Kept methods with what hangs on them: add one, make it the default, replace one that ends, remove it. Needs the namespaces
 * `error`, `payment`, `savedMethods`, `validation` and `website`.
 */
export function MethodsBoard({ methods, platforms, dependants, holder, today }: MethodsBoardProps) {
  const t = useTranslations("savedMethods");
  const tPayment = useTranslations("payment");
  const tError = useTranslations("error");
  const locale = useLocale();
  const router = useRouter();
  const nameOf = useMethodName();
  const [toRemove, setToRemove] = useState<PaymentMethod | null>(null);
  /** The method a new one is to take the place of. */
  const [toReplace, setToReplace] = useState<PaymentMethod | null>(null);
  const { isBusy, refusal, run } = useDeed();
  /** The one that was to be changed last. */
  const [changedId, setChangedId] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();

  const { names } = dependants;
  const nextDay = dependants.nextOn === null ? null : formatDate(dependants.nextOn, locale, "long");
  const hasBoxes = names.length > 0;
  const change = async (id: string, deed: (id: string) => Promise<unknown>, said: "removed" | "madeDefault") => {
    setChangedId(id);
    if (await run(() => deed(id))) announce(t(said));
    setToRemove(null);
    router.refresh();
  };
  const replace = (method: PaymentMethod) => {
    setToReplace(method);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("h2")?.focus());
  };
  /** What boxes are charged to: the default, else what stands in for it while it cannot be charged. */
  const charged = methods.find((method) => obstacleOf(method, platforms, today) === null);
  /** What boxes are charged to once it is gone; they wait where nothing else can be charged. */
  const heir =
    toRemove && methods.find((method) => method.id !== toRemove.id && obstacleOf(method, platforms, today) === null);

  return (
    <>
      {methods.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <>
          <p>{hasBoxes ? t("charged", elided({ names }, locale)) : t("boxes")}</p>
          <ul aria-label={t("title")} className="flex flex-col gap-4">
            {methods.map((method) => {
              const { id, expiration_date: date, is_default: isDefault } = method;
              const isCharged = method === charged;
              const expiry = expiryOf(date, today, isCharged && hasBoxes ? dependants.nextOn : null);
              const obstacle = obstacleOf(method, platforms, today);
              const isEnding = expiry !== "none" || obstacle !== null;
              const name = nameOf(method);
              return (
                <Card key={id} as="li" tone="outline" className="flex flex-wrap items-center justify-between gap-4">
                  <div className="flex min-w-0 items-start gap-3">
                    <MethodMark brand={method.brand} />
                    <div className="min-w-0">
                      <p className="flex flex-wrap items-center gap-2 font-bold">
                        {name}
                        {isDefault && (
                          <Badge tone="blue" follows>
                            {t("isDefault")}
                          </Badge>
                        )}
                        {obstacle && (
                          <Badge tone="pink" follows>
                            {obstacle === "expired" ? t("isExpired") : tPayment(obstacle)}
                          </Badge>
                        )}
                      </p>
                      {date && (
                        <p className="text-sm text-muted">
                          {t(expiry === "expired" ? "endedOn" : "endsOn", { date: formatDate(date, locale, "short") })}
                        </p>
                      )}
                      {(isDefault || isCharged) && hasBoxes && isEnding && (
                        <p className={`text-sm font-bold ${obstacle && charged ? "" : "text-danger"}`}>
                          {obstacle === null && expiry === "before-next" && nextDay
                            ? t("endsBeforeBox", { date: nextDay })
                            : obstacle && charged
                              ? t("chargedInstead", { heir: nameOf(charged) })
                              : t(obstacle ? "endedWithBoxes" : "endsSoon")}
                        </p>
                      )}
                    </div>
                  </div>
                  <div className="flex flex-wrap gap-3">
                    {isEnding && (
                      <Button
                        size="sm"
                        disabled={isBusy}
                        aria-label={t("replaceLabel", { name })}
                        onClick={() => replace(method)}
                      >
                        {t("replace")}
                      </Button>
                    )}
                    {!isDefault && obstacle === null && (
                      <Button
                        variant="secondary"
                        size="sm"
                        disabled={isBusy}
                        aria-label={t("makeDefaultLabel", { name })}
                        onClick={() => void change(id, makeDefault, "madeDefault")}
                      >
                        {t("makeDefault")}
                      </Button>
                    )}
                    <Button
                      variant="ghost"
                      size="sm"
                      disabled={isBusy}
                      aria-label={t("removeLabel", { name })}
                      onClick={() => setToRemove(method)}
                    >
                      {t("remove")}
                    </Button>
                  </div>
                  {refusal && changedId === id && (
                    <Alert tone="danger" className="w-full">
                      {tError(refusal)}
                    </Alert>
                  )}
                </Card>
              );
            })}
          </ul>
        </>
      )}
      <div ref={form}>
        {!isHydrated ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <AddMethod
            methods={methods}
            platforms={platforms}
            holder={holder}
            replaced={toReplace}
            onReplaceEnd={() => setToReplace(null)}
          />
        )}
      </div>
      <ConfirmDialog
        open={toRemove !== null}
        onOpenChange={(isOpen) => !isOpen && setToRemove(null)}
        title={t("confirmTitle")}
        confirmLabel={t("remove")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        loading={isBusy}
        tone="danger"
        onConfirm={() => void (toRemove && change(toRemove.id, forgetMethod, "removed"))}
      >
        {toRemove && (
          <>
            {t("confirmText", { name: nameOf(toRemove) })}{" "}
            {toRemove.is_default &&
              hasBoxes &&
              (heir
                ? t("confirmHeir", elided({ names, heir: nameOf(heir) }, locale))
                : t("confirmNoHeir", elided({ names }, locale)))}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
