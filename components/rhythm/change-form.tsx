"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { elided } from "#contract/elision.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { useGuaranteeNotice } from "#components/checkout/guarantee-slot.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { DayPicker } from "#components/forms/day-picker.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { formatTags } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { beginsBoxes, movableDays, type Change, type ChangeKind } from "#lib/subscriptions/change.ts";
import { describeEffect } from "#lib/subscriptions/effect.ts";
import type { Rehearsal } from "#lib/subscriptions/use-rehearsal.ts";
import { BudgetChoice } from "./budget-choice.tsx";
import { EffectList } from "./effect-list.tsx";
import { KeepsList, type Keeps } from "./keeps-list.tsx";
import { PauseChoice } from "./pause-choice.tsx";
import { RhythmChoice } from "./rhythm-choice.tsx";

/** Another child of the account, with the day of the box that comes next. */
export interface Sibling {
  name: string;
  date: string;
}

interface ChangeFormProps {
  id: string;
  kind: ChangeKind;
  subscription: Subscription;
  days: readonly string[];
  today: string;
  siblings: readonly Sibling[];
  keeps: Keeps;
  change: Change | null;
  onChange: (change: Change | null) => void;
  rehearsal: Rehearsal;
  isBusy: boolean;
  onConfirm: (change: Change) => void;
  onClose: () => void;
}

/** One change: what is chosen, what it would do, and the press that does it. */
export function ChangeForm(props: ChangeFormProps) {
  const { id, kind, subscription, keeps, change, rehearsal, isBusy, onConfirm, onClose } = props;
  const t = useTranslations();
  const titleId = useId();
  const name = subscription.kid.firstname;
  const { after, error } = rehearsal;
  const guarantee = useGuaranteeNotice();
  const hasChoice = kind !== "date" || movableDays(props.days, subscription).length > 0;
  return (
    <section id={id} aria-labelledby={titleId} className="flex flex-col gap-5 border-t-[1.5px] border-line pt-5">
      <h3 id={titleId} className="text-xl">
        {t(
          kind === "frequency" && subscription.frequency === null ? "rhythm.title.convert" : `rhythm.title.${kind}`,
          elided({ name }),
        )}
      </h3>
      <Choice {...props} />
      {kind === "end" && <KeepsList keeps={keeps} name={name} />}
      {change !== null && (
        <div aria-live="polite" className="rounded bg-tint p-4">
          <p className="mb-1.5 font-bold">{t("rhythm.effect.title")}</p>
          {after && <EffectList effects={describeEffect(subscription, after)} name={name} />}
          {error !== null && <Alert tone="warning">{t(`error.${errorKey(error)}`)}</Alert>}
          {!after && error === null && <Skeleton className="h-6 w-2/3" />}
        </div>
      )}
      {guarantee && beginsBoxes(kind, subscription) && <div className="max-w-prose">{guarantee}</div>}
      <div className="flex flex-wrap gap-3">
        {hasChoice && (
          <Button
            variant={kind === "end" ? "danger" : "primary"}
            disabled={change === null || error !== null}
            loading={isBusy}
            onClick={() => change && onConfirm(change)}
          >
            {t(`rhythm.confirm.${kind}`)}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t("rhythm.leave")}
        </Button>
      </div>
    </section>
  );
}

function Choice({ kind, subscription, days, today, siblings, onChange }: ChangeFormProps): ReactNode {
  switch (kind) {
    case "date":
      return <DateChoice subscription={subscription} days={days} siblings={siblings} onChange={onChange} />;
    case "frequency":
      return (
        <RhythmChoice
          value={subscription.frequency}
          onChange={(months) => onChange(months === subscription.frequency ? null : { kind, months })}
        />
      );
    case "pause":
      return (
        <PauseChoice
          days={days}
          today={today}
          onChange={(until) => onChange(until === undefined ? null : { kind, until })}
        />
      );
    case "budget":
      return (
        <BudgetChoice
          value={subscription.budget_ttc}
          onChange={(budget) => onChange(budget === undefined ? null : { kind, budget })}
        />
      );
    default:
      return null;
  }
}

/** A day for the next box, or that of another child's. */
function DateChoice({
  subscription,
  days,
  siblings,
  onChange,
}: Pick<ChangeFormProps, "subscription" | "days" | "siblings" | "onChange">) {
  const t = useTranslations("rhythm");
  const locale = useLocale();
  const free = movableDays(days, subscription);
  const current = subscription.next_delivery_date;
  const together = siblings.filter(({ date }) => date !== current && free.includes(date));
  const choose = (date: string) => onChange(date === current ? null : { kind: "date", date });
  if (free.length === 0) {
    return (
      <Alert
        tone="warning"
        action={
          <ButtonLink size="sm" href={href(locale, "contact")}>
            {t("membership.write")}
          </ButtonLink>
        }
      >
        {t("noDay")}
      </Alert>
    );
  }
  return (
    <>
      {together.length > 0 && (
        <RadioGroup
          name="together"
          legend={t("together")}
          variant="chips"
          onChange={(event) => choose(event.target.value)}
          options={together.map(({ name, date }) => ({
            value: date,
            label: t("asSibling", elided({ name })),
            note: formatDate(date, locale, "weekday"),
          }))}
        />
      )}
      <DayPicker
        name="date"
        legend={t("whichDay")}
        days={free}
        defaultValue={current}
        onChange={choose}
        marks={Object.fromEntries(siblings.map(({ name, date }) => [date, t("boxOf", elided({ name }))]))}
        locale={formatTags[locale]}
        texts={{ previous: t("day.previous"), next: t("day.next"), notFree: t("day.notFree") }}
      />
    </>
  );
}
