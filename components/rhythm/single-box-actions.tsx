"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Request } from "#contract/requests.ts";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { toast, type ToastAction } from "#components/ui/toast-store.ts";
import { cancelBox, moveBox } from "#lib/subscriptions/single-box.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatTags } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { movableDays } from "#lib/subscriptions/change.ts";
import { useTakeBack } from "./use-take-back.ts";

/** A box that is none of a rhythm: moved or called off, each with its way back. */
export function SingleBoxActions({ box, days }: { box: Request; days: readonly string[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [open, setOpen] = useState<"move" | "cancel" | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const { isBusy, refusal, run } = useDeed();
  const takeBack = useTakeBack();
  const name = box.kid.firstname;
  const free = movableDays(days, box);
  const { actions } = box.status_details;

  const attempt = async (act: () => Promise<unknown>, said: string, action: ToastAction) => {
    await run(async () => {
      await act();
      setOpen(null);
      toast({ message: said, tone: "success", action });
    });
    router.refresh();
  };
  const movedTo = (day: string) => t("rhythm.box.moved", elided({ name, date: formatDate(day, locale, "weekday") }));
  const move = (day: string) =>
    attempt(() => moveBox(box, day), movedTo(day), {
      label: t("rhythm.undo"),
      onPress: () => void takeBack(() => moveBox(box, box.delivery_date), movedTo(box.delivery_date)),
    });
  // Asked for again it is another contract: its place on the page has room for what has to be read before, a toast has none.
  const cancel = () =>
    attempt(() => cancelBox(box), t("rhythm.box.cancelled", elided({ name })), {
      label: t("rhythm.box.askAgain"),
      onPress: () =>
        router.push(href(locale, "kidId-malle", { kidId: box.kid.id }, { again: box.id }), { scroll: false }),
    });

  return (
    <div className="flex flex-col gap-4">
      {refusal !== null && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <div className="flex flex-wrap gap-2">
        {actions.includes("UPDATE_DELIVERY_DATE") && free.length > 0 && (
          <Button
            size="sm"
            variant={open === "move" ? "primary" : "secondary"}
            aria-expanded={open === "move"}
            onClick={() => setOpen(open === "move" ? null : "move")}
          >
            {t("rhythm.box.move")}
          </Button>
        )}
        {actions.includes("CANCEL") && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open === "cancel"}
            onClick={() => setOpen(open === "cancel" ? null : "cancel")}
          >
            {t("rhythm.box.cancel")}
          </Button>
        )}
      </div>
      {open === "move" && (
        <>
          <DayPicker
            name="date"
            legend={t("rhythm.whichDay")}
            days={free}
            defaultValue={box.delivery_date}
            onChange={setDate}
            locale={formatTags[locale]}
            texts={{
              previous: t("rhythm.day.previous"),
              next: t("rhythm.day.next"),
              notFree: t("rhythm.day.notFree"),
            }}
          />
          {date !== null && date !== box.delivery_date && (
            <p aria-live="polite">
              {t("rhythm.effect.moves", {
                from: formatDate(box.delivery_date, locale, "weekday"),
                to: formatDate(date, locale, "weekday"),
              })}
            </p>
          )}
          <div>
            <Button
              loading={isBusy}
              disabled={date === null || date === box.delivery_date}
              onClick={() => date !== null && void move(date)}
            >
              {t("rhythm.confirm.date")}
            </Button>
          </div>
        </>
      )}
      {open === "cancel" && (
        <div className="flex flex-col gap-3 rounded bg-tint p-4">
          <p>
            <b className="block">{t("rhythm.box.cancelTitle", elided({ name }))}</b>
            {t("rhythm.box.cancelText")}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" loading={isBusy} onClick={() => void cancel()}>
              {t("rhythm.box.cancel")}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t("rhythm.box.keep")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
