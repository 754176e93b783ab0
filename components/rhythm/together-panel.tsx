"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatTags } from "#lib/money/format.ts";
import { commonDays } from "#lib/subscriptions/change.ts";
import { moveTogether, undoAll } from "#lib/subscriptions/together.ts";

interface TogetherPanelProps {
  /** Those whose next box can be moved; two at least. */
  subscriptions: readonly Subscription[];
  days: readonly string[];
}

/** One day for the boxes of all children: all of them move, or none. */
export function TogetherPanel({ subscriptions, days }: TogetherPanelProps) {
  const t = useTranslations("rhythm");
  const locale = useLocale();
  const router = useRouter();
  const [date, setDate] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const free = commonDays(days, subscriptions);
  const moving = subscriptions.filter(({ next_delivery_date: next }) => next !== date);

  const attempt = async (act: () => Promise<void>) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await act();
    } catch {
      setHasFailed(true);
      announce(t("join.failed"));
    } finally {
      setIsBusy(false);
      router.refresh();
    }
  };
  const confirm = (day: string) =>
    attempt(async () => {
      const moved = await moveTogether(moving, day);
      setIsOpen(false);
      setDate(null);
      toast({
        message: t("join.said", { date: formatDate(day, locale, "weekday") }),
        tone: "success",
        action: {
          label: t("undo"),
          onPress: () =>
            void attempt(async () => {
              await undoAll(moved);
              announce(t("join.undone"));
            }),
        },
      });
    });

  return (
    <Card as="section" tone="tint" className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{t("join.title")}</h2>
      <p>{t("join.text")}</p>
      {hasFailed && <Alert tone="danger">{t("join.failed")}</Alert>}
      {!isOpen && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t("join.open")}
        </Button>
      )}
      {isOpen && free.length === 0 && <Alert tone="warning">{t("join.none")}</Alert>}
      {isOpen && free.length > 0 && (
        <>
          <div className="w-full rounded bg-surface p-4">
            <DayPicker
              name="together"
              legend={t("join.whichDay")}
              days={free}
              onChange={setDate}
              marks={Object.fromEntries(
                subscriptions.flatMap(({ kid, next_delivery_date: next }) =>
                  next === null ? [] : [[next, t("boxOf", elided({ name: kid.firstname }))]],
                ),
              )}
              locale={formatTags[locale]}
              texts={{ previous: t("day.previous"), next: t("day.next"), notFree: t("day.notFree") }}
            />
          </div>
          {date !== null && (
            <ul aria-live="polite" className="flex flex-col gap-1">
              {moving.map(({ id, kid, next_delivery_date: next }) => (
                <li key={id}>
                  <b>{kid.firstname}</b>{" "}
                  {next !== null &&
                    t("effect.moves", {
                      from: formatDate(next, locale, "weekday"),
                      to: formatDate(date, locale, "weekday"),
                    })}
                </li>
              ))}
              {moving.length === 0 && <li>{t("effect.nothing")}</li>}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={date === null || moving.length === 0}
              loading={isBusy}
              onClick={() => date !== null && void confirm(date)}
            >
              {t("join.confirm")}
            </Button>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              {t("leave")}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
