"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { elided } from "#contract/elision.ts";
import type { Request } from "#contract/requests.ts";
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
import { href } from "#lib/routing/href.ts";
import { askForBox } from "#lib/subscriptions/actions.ts";
import { useTakeBack } from "./use-take-back.ts";

interface AskBoxProps {
  /** Whose terms it is asked for on: those of the subscription, or of a box that was called off and is asked for again. */
  like: Subscription | Request;
  days: readonly string[];
  /** The notice on the guarantee of the law, which the server rendered. */
  guarantee: ReactNode;
}

/** One box more, beside the subscription; or once more the one that was called off, which is open at once. */
export function AskBox({ like, days, guarantee }: AskBoxProps) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { kid, budget_ttc: budget, delivery } = like;
  const name = kid.firstname;
  const again = "wishes" in like ? like : null;
  const isAgain = again !== null;
  const own = href(locale, "kidId-malle", { kidId: kid.id });
  const [isOpen, setIsOpen] = useState(isAgain);
  const [date, setDate] = useState(again && days.includes(again.delivery_date) ? again.delivery_date : (days[0] ?? ""));
  const { isBusy, refusal, run } = useDeed();
  const takeBack = useTakeBack();
  // The same wish sent twice makes one box.
  const key = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A press elsewhere led here, to what stands far down the page.
  useEffect(() => {
    if (isAgain) heading.current?.focus();
  }, [isAgain]);

  const leave = () => {
    if (isAgain) router.replace(own, { scroll: false });
    else setIsOpen(false);
  };
  const ask = () =>
    run(async () => {
      key.current ??= crypto.randomUUID();
      const wish = {
        wishes: again?.wishes.map(({ product_id, variant_id }) => ({ product_id, variant_id })) ?? [],
        delivery_date: date,
        budget_ttc: budget,
        delivery: asInput(delivery),
      };
      const box = await askForBox(kid.id, wish, key.current).catch((error: unknown) => {
        // A refusal is an answer: the next wish is another one.
        if (errorKey(error) !== "NETWORK") key.current = null;
        throw error;
      });
      key.current = null;
      leave();
      toast({
        message: t(isAgain ? "rhythm.box.again" : "rhythm.box.said", elided({ name })),
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
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {isAgain ? t("rhythm.box.againTitle", elided({ name })) : t("rhythm.box.askTitle", { name })}
      </h2>
      {!isAgain && <p>{t("rhythm.box.askText")}</p>}
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
          <div className="max-w-prose">{guarantee}</div>
          <div className="flex flex-wrap gap-3">
            <Button loading={isBusy} onClick={() => void ask()}>
              {t("rhythm.box.confirm")}
            </Button>
            <Button variant="ghost" onClick={leave}>
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
