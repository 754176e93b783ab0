"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useGuaranteeNotice } from "#components/checkout/guarantee-slot.tsx";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { StarRating } from "#components/forms/star-rating.tsx";
import { RootMarks } from "#components/page/root-marks.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { elided } from "#contract/elision.ts";
import { formatDate } from "#lib/dates/format.ts";
import { formatCents } from "#lib/money/format.ts";
import { methodName } from "#lib/payments/method-name.ts";
import { billOfAll, tellBill } from "#lib/try-on/bill.ts";
import { openPieces, pieceDraft, problemOf } from "#lib/try-on/draft.ts";
import { BillRows } from "./bill-rows.tsx";
import { KeepTerms } from "./keep-terms.tsx";
import { PieceChoice, PiecePicture, PieceWords, stars } from "./piece-choice.tsx";
import { Reductions, useOwnCodes } from "./reductions.tsx";
import type { TryOnState } from "./use-try-on.ts";

/** The notice on the guarantee, which the words at the button lead to. */
const noticeId = "guarantee-notice";

/** Every piece of a box with its choice, the whole with its stars, and the bill that moves with each press. */
export function DecisionForm({ state }: { state: TryOnState }) {
  const t = useTranslations();
  const [attempt, setAttempt] = useState(0);
  const { tryOn, draft } = state;
  const guarantee = useGuaranteeNotice();
  const problems = openPieces(tryOn).flatMap((piece) => {
    const problem = problemOf(pieceDraft(draft, piece.order_line_id));
    return problem === null ? [] : [{ piece, message: t(`tryOn.problem.${problem}`, elided({ name: piece.name })) }];
  });
  const shown = attempt > 0 ? problems : [];
  const errorOf = (lineId: string) => shown.find(({ piece }) => piece.order_line_id === lineId)?.message;
  const form = {
    listed: shown.map(({ piece, message }) => ({ fieldId: `piece-${piece.order_line_id}`, message })),
    attempt,
    // Told above the button, where it was pressed.
    refusal: null,
    isBusy: state.isSending,
    submit: (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      setAttempt((count) => count + 1);
      if (problems.length === 0) state.submit();
    },
  };
  const isUntouched = problems.length > 0;
  return (
    <ContractForm
      form={form}
      aria-label={t("tryOn.pieces")}
      className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-8"
      actions={<BillPanel state={state} openCount={problems.length} />}
    >
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-2xl">{t("tryOn.pieces")}</h2>
          {isUntouched && (
            <Button variant="secondary" size="sm" onClick={state.keepAll}>
              {t("tryOn.keepAll")}
            </Button>
          )}
        </div>
        <ul className="flex flex-col gap-4">
          {tryOn.pieces.map((piece) =>
            piece.has_come_back ? (
              <Card as="li" tone="tint" key={piece.order_line_id} className="flex gap-4 p-4!">
                <PiecePicture piece={piece} />
                <div>
                  <PieceWords piece={piece} />
                  <p className="mt-1">{t("tryOn.cameBack")}</p>
                </div>
              </Card>
            ) : (
              <PieceChoice
                key={piece.order_line_id}
                piece={piece}
                choice={pieceDraft(draft, piece.order_line_id)}
                isKeepOnly={!tryOn.can_send_back}
                error={errorOf(piece.order_line_id)}
                onChange={(choice) => state.changePiece(piece.order_line_id, choice)}
              />
            ),
          )}
        </ul>
        <Card className="flex flex-col gap-5" id="rating">
          <StarRating
            name="overall"
            legend={t("tryOn.rate")}
            labels={stars.map((count) => t("tryOn.star", { count }))}
            value={draft.overall ?? 0}
            onChange={({ target }) => state.change({ ...draft, overall: Number(target.value) })}
          />
          <Field label={t("tryOn.comment")} hint={t("tryOn.commentHint")}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={2000}
                value={draft.comment}
                onChange={({ target }) => state.change({ ...draft, comment: target.value })}
              />
            )}
          </Field>
        </Card>
        {guarantee && (
          <div id={noticeId} className="scroll-mt-24">
            {guarantee}
          </div>
        )}
      </div>
    </ContractForm>
  );
}

/** What is charged, when, and the one button. On a phone it lies above the bar at the bottom. */
function BillPanel({ state, openCount }: { state: TryOnState; openCount: number }) {
  const all = useTranslations();
  const t = useTranslations("tryOn");
  const locale = useLocale();
  const { tryOn, draft, bill } = state;
  const own = useOwnCodes();
  const money = (cents: number) => formatCents(cents, locale);
  const kept = tryOn.pieces.filter((piece) =>
    piece.has_come_back ? piece.decision === "EXCHANGE" : pieceDraft(draft, piece.order_line_id).decision !== "BACK",
  ).length;
  const whole = billOfAll(tryOn);
  return (
    <div className="contents lg:sticky lg:top-24 lg:col-start-2 lg:grid lg:gap-4">
      <Card className="flex flex-col gap-3 max-lg:hidden">
        <h2 className="text-xl">{t("bill")}</h2>
        <BillRows bill={tellBill(bill)} count={kept} />
        {kept < tryOn.pieces.length && (
          <p className="text-sm text-muted">{t("allKept", { amount: money(whole.dueCents) })}</p>
        )}
        <Reductions state={state} own={own} />
        {bill.dueCents > 0 && <KeepTerms order={tryOn.order} />}
      </Card>
      <Card className="lg:hidden">
        <Disclosure summary={t("bill")} className="border-b-0">
          <div className="flex flex-col gap-3">
            <BillRows bill={tellBill(bill)} count={kept} />
            {kept < tryOn.pieces.length && (
              <p className="text-sm text-muted">{t("allKept", { amount: money(whole.dueCents) })}</p>
            )}
          </div>
        </Disclosure>
        <Reductions state={state} own={own} />
        {bill.dueCents > 0 && <KeepTerms order={tryOn.order} />}
      </Card>
      <RootMarks marks={{ "data-bar": "bill" }} />
      <div className="sticky bottom-[calc(var(--sticky-bottom,0px)+8px)] z-10 grid gap-1 rounded border-[1.5px] border-line bg-surface px-4 py-3 shadow [@media(max-height:399.98px)]:static lg:static lg:gap-2 lg:py-4">
        {state.refusal && <Alert tone="danger">{all(`error.${state.refusal}`)}</Alert>}
        <div className="flex items-center justify-between gap-3 lg:flex-wrap">
          <div className="min-w-0">
            <p className="text-sm">{openCount > 0 ? t("undecidedLeft", { count: openCount }) : t("row.due")}</p>
            <output aria-live="polite" className="text-xl font-bold tabular-nums">
              {money(bill.dueCents)}
            </output>
          </div>
          {!state.waiting && (
            <Button type="submit" loading={state.isSending} className="px-4! lg:w-full">
              {t(submitText(state, openCount))}
            </Button>
          )}
        </div>
        <ChargeText state={state} openCount={openCount} />
        {state.waiting && (
          <Alert
            tone="warning"
            title={t("waitingTitle")}
            action={
              <div className="flex flex-wrap gap-2">
                <Button size="sm" loading={state.isSending} onClick={state.sendNow}>
                  {t("sendNow")}
                </Button>
                <Button size="sm" variant="secondary" onClick={state.edit}>
                  {t("change")}
                </Button>
              </div>
            }
          >
            {t("waitingText")}
          </Alert>
        )}
      </div>
    </div>
  );
}

/** Something goes back, now or before: the bill waits for its parcel. */
const hasParcel = ({ tryOn, draft }: TryOnState): boolean =>
  openPieces(tryOn).some(({ order_line_id: id }) =>
    ["BACK", "EXCHANGE"].includes(pieceDraft(draft, id).decision ?? ""),
  );

/** The button names the payment as soon as the press agrees to one. */
function submitText(state: TryOnState, openCount: number): "submit" | "submitKeep" | "submitMixed" {
  if (openCount > 0) return "submit";
  if (!hasParcel(state)) return "submitKeep";
  return state.bill.dueCents > 0 ? "submitMixed" : "submit";
}

/**
 * When it is charged, and to what; and the way to the notice on the guarantee, which stands above after the last piece, while
 * the button is in sight from the first on.
 */
function ChargeText({ state, openCount }: { state: TryOnState; openCount: number }) {
  const t = useTranslations("tryOn");
  const locale = useLocale();
  const hasNotice = Boolean(useGuaranteeNotice());
  const { tryOn, bill } = state;
  const { payment_method: method, silence_charge_on: silent, parcel_charge_by: last } = tryOn;
  const way = method ? methodName(method, (card) => t("method", card)) : t("anyMethod");
  const day = (date: string) => formatDate(date, locale, "weekday");
  const text = () => {
    if (openCount > 0)
      return (
        silent && t("charge.silence", { amount: formatCents(billOfAll(tryOn).dueCents, locale), date: day(silent) })
      );
    if (bill.dueCents === 0) return t("charge.none");
    if (hasParcel(state)) return last && t("charge.parcel", { way, date: day(last) });
    return t("charge.now", { way });
  };
  return (
    <p className="text-sm text-muted">
      {text()}{" "}
      {hasNotice &&
        t.rich("guarantee", {
          // oxlint-disable-next-line react/no-unstable-nested-components -- a function that formats, called by the translator
          notice: (words) => <TextLink href={`#${noticeId}`}>{words}</TextLink>,
        })}
    </p>
  );
}
