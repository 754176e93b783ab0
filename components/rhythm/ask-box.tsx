"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { cancelBox } from "#lib/subscriptions/single-box.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { asInput } from "#lib/joining/box-delivery.ts";
import { formatTags } from "#lib/money/format.ts";
import { askForBox } from "#lib/subscriptions/actions.ts";
import { useTakeBack } from "./use-take-back.ts";

/** One box more, beside the subscription and on its terms. */
export function AskBox({ subscription, days }: { subscription: Subscription; days: readonly string[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { kid, budget_ttc: budget, delivery } = subscription;
  const name = kid.firstname;
  const [isOpen, setIsOpen] = useState(false);
  const [date, setDate] = useState(days[0] ?? "");
  const { isBusy, refusal, run } = useDeed();
  const takeBack = useTakeBack();
  // The same wish sent twice makes one box.
  const key = useRef<string | null>(null);

  const ask = () =>
    run(async () => {
      key.current ??= crypto.randomUUID();
      const wish = { delivery_date: date, budget_ttc: budget, delivery: asInput(delivery) };
      const box = await askForBox(kid.id, wish, key.current).catch((error: unknown) => {
        // A refusal is an answer: the next wish is another one.
        if (errorKey(error) !== "NETWORK") key.current = null;
        throw error;
      });
      key.current = null;
      setIsOpen(false);
      toast({
        message: t("rhythm.box.said", elided({ name })),
        tone: "success",
        action: {
          label: t("rhythm.box.cancel"),
          onPress: () => void takeBack(() => cancelBox(box), t("rhythm.box.cancelled", elided({ name }))),
        },
      });
      router.refresh();
    });
  return (
    <Card as="section" tone="tint" className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{t("rhythm.box.askTitle", { name })}</h2>
      <p>{t("rhythm.box.askText")}</p>
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      {isOpen ? (
        <>
          <div className="w-full rounded bg-surface p-4">
            <DayPicker
              name="extra"
              legend={t("rhythm.box.date")}
              days={days}
              defaultValue={date}
              onChange={(day) => {
                setDate(day);
                key.current = null;
              }}
              locale={formatTags[locale]}
              texts={{
                previous: t("rhythm.day.previous"),
                next: t("rhythm.day.next"),
                notFree: t("rhythm.day.notFree"),
              }}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button loading={isBusy} onClick={() => void ask()}>
              {t("rhythm.box.confirm")}
            </Button>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              {t("rhythm.leave")}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t("rhythm.box.ask")}
        </Button>
      )}
    </Card>
  );
}
