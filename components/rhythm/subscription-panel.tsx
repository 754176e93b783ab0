"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useRef, useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Badge, type BadgeTone } from "#components/ui/badge.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { changeSubscription, undoChange } from "#lib/subscriptions/actions.ts";
import { isOngoing, possibleChanges, type Change, type ChangeKind } from "#lib/subscriptions/change.ts";
import { useRehearsal } from "#lib/subscriptions/use-rehearsal.ts";
import { yearOf } from "#lib/subscriptions/year.ts";
import { ChangeForm, type Sibling } from "./change-form.tsx";
import type { Keeps } from "./keeps-list.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { YearLine } from "./year-line.tsx";

const tones: Record<Subscription["status_details_code"], BadgeTone> = {
  active: "yellow",
  paused: "blue",
  terminated: "quiet",
  completed: "quiet",
};

interface SubscriptionPanelProps {
  subscription: Subscription;
  /** Free days a box may arrive on, for every child. */
  days: readonly string[];
  /** The day of the shop. */
  today: string;
  siblings: readonly Sibling[];
  keeps: Keeps;
  /** Where a new one is begun. */
  beginHref: string;
  /** The page is about this child alone: the way to the child's page is left out. */
  isAlone?: boolean;
  /** What is open at first. */
  startsWith?: ChangeKind;
  /** Where a subscription is shown whatever becomes of it, for a page that is only for one that goes on. */
  ownPage?: string;
}

/** The rhythm of one child: a year to look at, and each way to change it with its effect before and an undo after. */
export function SubscriptionPanel(props: SubscriptionPanelProps) {
  const { days, today, siblings, keeps, beginHref, isAlone = false, startsWith, ownPage } = props;
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const headingId = useId();
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<{ from: Subscription; to: Subscription } | null>(null);
  // What the server says later counts: another tab may have changed it.
  const subscription = changed?.from === props.subscription ? changed.to : props.subscription;
  const [open, setOpen] = useState<ChangeKind | null>(
    startsWith && possibleChanges(props.subscription).includes(startsWith) ? startsWith : null,
  );
  const [change, setChange] = useState<Change | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const rehearsal = useRehearsal(subscription, change);
  const { kid, status_details_code: status, frequency, next_delivery_date: next } = subscription;
  const name = kid.firstname;
  const isOver = status === "terminated" || status === "completed";

  const show = (kind: ChangeKind | null) => {
    setOpen(kind);
    setRefusal(null);
    setChange(kind === "skip" || kind === "resume" || kind === "end" ? { kind } : null);
  };
  const settle = (to: Subscription, isConfirmed: boolean, pressed: Element | null) => {
    setChanged({ from: props.subscription, to });
    // What was opened while the answer was under way stays open, and keeps the focus.
    if (isConfirmed) show(null);
    if (document.activeElement === pressed) heading.current?.focus();
    if (ownPage !== undefined && !isOngoing(to)) router.replace(ownPage);
    else router.refresh();
  };
  const attempt = async (act: () => Promise<Subscription>, said: string, isConfirmed: boolean) => {
    const pressed = document.activeElement;
    setIsBusy(true);
    setRefusal(null);
    try {
      const answer = await act();
      settle(answer, isConfirmed, pressed);
      toast({
        message: said,
        tone: "success",
        ...(isConfirmed && answer.undo_until !== null
          ? { action: { label: t("rhythm.undo"), onPress: () => void undo(answer) } }
          : {}),
      });
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
      // What is shown may be older than what another tab did; a page that is not for that would be left before this is read.
      if (ownPage === undefined) router.refresh();
    } finally {
      setIsBusy(false);
    }
  };
  const undo = (from: Subscription) => attempt(() => undoChange(from), t("rhythm.undone", { name }), false);
  const confirm = (wanted: Change) =>
    attempt(() => changeSubscription(subscription, wanted), t(`rhythm.said.${wanted.kind}`, elided({ name })), true);

  const summary = [
    frequency === null ? t("accountSubscription.once") : t("accountSubscription.every", { count: frequency }),
    subscription.budget_ttc === null
      ? t("rhythm.budgetOpen")
      : t("accountBox.upTo", { amount: formatEuros(subscription.budget_ttc, locale) }),
    subscription.delivery.pickup_point?.name ?? t(`accountBox.modes.${subscription.delivery.mode}`),
  ];
  const shownYear = yearOf(
    today,
    subscription.planned_delivery_dates,
    rehearsal.after?.planned_delivery_dates ?? subscription.planned_delivery_dates,
  );
  const changes = possibleChanges(subscription);
  const buttonFor = (kind: (typeof changes)[number]) => (
    <Button
      key={kind}
      variant={open === kind ? "primary" : kind === "end" ? "ghost" : "secondary"}
      size="sm"
      aria-expanded={open === kind}
      aria-controls={open === kind ? formId : undefined}
      onClick={() => show(open === kind ? null : kind)}
    >
      {t(kind === "frequency" && frequency === null ? "rhythm.do.convert" : `rhythm.do.${kind}`)}
    </Button>
  );

  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="min-w-0 text-2xl outline-none">
          {t("rhythm.of", elided({ name }))}
        </h2>
        <Badge tone={tones[status]}>{t(`accountSubscription.status.${status}`)}</Badge>
      </div>
      {!isOver && (
        <>
          <p>
            {next !== null && <b className="block text-lg">{t("rhythm.next", { date: formatDate(next, locale) })}</b>}
            {status === "paused" && (
              <b className="block">
                {subscription.paused_until === null
                  ? t("rhythm.pausedOpen")
                  : t("rhythm.pausedUntil", { date: formatDate(subscription.paused_until, locale) })}
              </b>
            )}
            <span className="text-muted">{summary.join(" · ")}</span>
          </p>
          <YearLine months={shownYear} name={name} isChange={rehearsal.after !== null} />
        </>
      )}
      {isOver && <EndedNote subscription={subscription} beginHref={beginHref} />}
      {subscription.undo_until !== null && (open === null || open === startsWith) && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded bg-tint px-4 py-2">
          <p>{t("rhythm.last", { what: t(`rhythm.event.${subscription.last_event.type}`) })}</p>
          <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void undo(subscription)}>
            {t("rhythm.undo")}
          </Button>
        </div>
      )}
      {refusal !== null && (
        <Alert
          tone="danger"
          action={
            ownPage !== undefined && (
              <TextLink standalone href={ownPage}>
                {t("rhythm.toBoxes", elided({ name }))}
              </TextLink>
            )
          }
        >
          {t(`error.${refusal}`)}
        </Alert>
      )}
      {isOver && status === "terminated" && frequency !== null && subscription.termination_reason === null && (
        <ReasonForm subscription={subscription} />
      )}
      {!isOver && (
        <>
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="sr-only">{t("rhythm.changes", elided({ name }))}</legend>
            {changes.filter((kind) => kind !== "end").map(buttonFor)}
            {startsWith === undefined && (
              <ButtonLink
                variant="secondary"
                size="sm"
                href={href(locale, "kidId-malle-subscription-delivery", {
                  kidId: kid.id,
                  subscription: subscription.id,
                })}
              >
                {t("rhythm.do.delivery")}
              </ButtonLink>
            )}
            {changes.filter((kind) => kind === "end").map(buttonFor)}
          </fieldset>
          {open !== null && (
            <ChangeForm
              key={open}
              id={formId}
              kind={open}
              subscription={subscription}
              days={days}
              today={today}
              siblings={siblings}
              keeps={keeps}
              change={change}
              onChange={setChange}
              rehearsal={rehearsal}
              isBusy={isBusy}
              onConfirm={(wanted) => void confirm(wanted)}
              onClose={() => show(null)}
            />
          )}
        </>
      )}
      {!isAlone && (
        <TextLink standalone href={href(locale, "kidId-malle", { kidId: kid.id })}>
          {t("rhythm.toBoxes", elided({ name }))}
        </TextLink>
      )}
    </Card>
  );
}

function EndedNote({ subscription, beginHref }: { subscription: Subscription; beginHref: string }) {
  const t = useTranslations("rhythm");
  const locale = useLocale();
  const { terminated_at: at, kid } = subscription;
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        {at === null
          ? t("completed", elided({ name: kid.firstname }))
          : t("ended", elided({ name: kid.firstname, date: formatDate(at, locale) }))}
      </p>
      <TextLink standalone href={beginHref}>
        {t("begin")}
      </TextLink>
    </div>
  );
}
