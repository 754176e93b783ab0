"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Order } from "#contract/orders.ts";
import type { ReturnMode } from "#contract/return-mode.ts";
import type { ReturnOptions } from "#contract/returns.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { useKeptDraft } from "#components/forms/use-kept-draft.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { planAttemptKey, type AttemptKey } from "#lib/forms/attempt-key.ts";
import { writeFormDraft } from "#lib/forms/form-draft.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatEuros } from "#lib/money/format.ts";
import { QueryProvider } from "#lib/query/query-provider.tsx";
import {
  countChosen,
  expectedRefund,
  lineDraft,
  problemOf,
  resumeReturn,
  startReturn,
  toReturnBody,
  wantsMoney,
  type LineDraft,
  type ReturnDraft,
} from "#lib/returns/draft.ts";
import { href } from "#lib/routing/href.ts";
import { ReturnLineChoice } from "./return-line-choice.tsx";
import { ReturnModeChoice } from "./return-mode-choice.tsx";

interface ReturnFormProps {
  order: Pick<Order, "id" | "lines" | "shipping_address">;
  options: ReturnOptions;
  preferredMode: ReturnMode | null;
}

/** The order stands otherwise than the page shows: it is read anew, and what was chosen stays. */
const isStale: ReadonlySet<ErrorKey> = new Set([
  "NOT_ENOUGH_STOCK",
  "RETURN_QUANTITY_TOO_LARGE",
  "RETURN_DEADLINE_PASSED",
  "RETURN_NOT_POSSIBLE",
]);

/** Which pieces go back, why, for what and how. Needs `accountReturn`, `delivery`, `size`, `validation` and `error`. */
export function ReturnForm({ order, options, preferredMode }: ReturnFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const draftKey = `return-${order.id}`;
  const kept = useKeptDraft(draftKey);
  /** Null until something is changed here. */
  const [changed, setChanged] = useState<ReturnDraft | null>(null);
  /* Of what is chosen here, too, less may be left once the page was read anew. */
  const draft = resumeReturn(changed ?? kept?.values, options) ?? startReturn(options.modes, preferredMode);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  /* The same content keeps its key: a press whose answer was lost makes no second return. */
  const sent = useRef<AttemptKey | null>(null);
  const keep = (next: ReturnDraft, press: AttemptKey | null) =>
    writeFormDraft(sessionStorage, draftKey, { values: { ...next }, attempt: press });
  const lastPress = () => sent.current ?? kept?.attempt ?? null;
  const set = (next: ReturnDraft) => {
    setChanged(next);
    keep(next, lastPress());
  };

  const count = countChosen(draft);
  const problems = order.lines.flatMap((line) => {
    const problem = problemOf(lineDraft(draft, line.id));
    return problem === null ? [] : [{ line, problem }];
  });
  const isTried = attempt > 0;
  const listed = isTried
    ? [
        ...(count === 0
          ? [{ fieldId: `line-${order.lines[0]?.id ?? ""}`, message: t("accountReturn.problem.nothing") }]
          : []),
        ...problems.map(({ line: { id, name }, problem }) => ({
          fieldId: `${problem}-${id}`,
          message: t(`accountReturn.problem.${problem}`, elided({ name })),
        })),
      ]
    : [];

  const send = async () => {
    const body = toReturnBody(order.id, draft);
    sent.current = planAttemptKey(lastPress(), body, () => crypto.randomUUID());
    keep(draft, sent.current);
    setIsBusy(true);
    setRefusal(null);
    try {
      const { declareReturn } = await import("#lib/returns/actions.ts");
      await declareReturn(body, sent.current.key);
      writeFormDraft(sessionStorage, draftKey, null);
      router.push(href(locale, "infos-returns-order-id-success", { id: order.id }));
      return;
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(`error.${key}`));
      if (isStale.has(key)) router.refresh();
    }
    setIsBusy(false);
  };
  const form = {
    listed,
    attempt,
    refusal,
    isBusy,
    submit: (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      setAttempt((before) => before + 1);
      if (count > 0 && problems.length === 0) void send();
    },
  };
  const change = (lineId: string, line: LineDraft) => {
    setRefusal(null);
    set({ ...draft, lines: { ...draft.lines, [lineId]: line } });
  };
  const refund = expectedRefund(order.lines, options, draft);
  const address = order.shipping_address;
  return (
    <ContractForm
      form={form}
      aria-label={t("accountReturn.formLabel")}
      actions={
        <Card as="section" tone="tint" aria-labelledby="return-summary" className="flex flex-col gap-3">
          <h2 id="return-summary" className="text-xl">
            {t("accountReturn.summary", { count })}
          </h2>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
            <dt className="font-bold">{t("accountReturn.expected")}</dt>
            <dd className="text-end font-bold">{formatEuros(refund, locale)}</dd>
            <dt>{t("accountReturn.handInBy")}</dt>
            <dd className="text-end">{formatDate(options.hand_in_by, locale, "weekday")}</dd>
            {refund > 0 && (
              <>
                <dt>{t("accountReturn.refundBy")}</dt>
                <dd className="text-end">{formatDate(options.refund_by, locale, "weekday")}</dd>
              </>
            )}
          </dl>
          <p className="text-sm text-muted">{t("accountReturn.terms")}</p>
          <Button type="submit" size="lg" loading={isBusy} className="self-start">
            {t("accountReturn.declare")}
          </Button>
        </Card>
      }
    >
      <ul aria-label={t("accountReturn.choose")} className="flex flex-col gap-4">
        {order.lines.map((line) => {
          const own = options.lines.find(({ order_line_id }) => order_line_id === line.id);
          return (
            own && (
              <ReturnLineChoice
                key={line.id}
                line={line}
                options={own}
                draft={lineDraft(draft, line.id)}
                problem={isTried ? problemOf(lineDraft(draft, line.id)) : null}
                onChange={(next) => change(line.id, next)}
              />
            )
          );
        })}
      </ul>
      {wantsMoney(draft) && (
        <RadioGroup
          legend={t("accountReturn.refundTo")}
          name="refund-to"
          value={draft.refundTo}
          options={(["PAYMENT_METHOD", "WALLET"] as const).map((value) => ({
            value,
            label: t(`accountReturn.to.${value}`),
            description: t(`accountReturn.toText.${value}`),
          }))}
          onChange={({ target }) =>
            set({ ...draft, refundTo: target.value === "WALLET" ? "WALLET" : "PAYMENT_METHOD" })
          }
        />
      )}
      <QueryProvider>
        <ReturnModeChoice
          modes={options.modes}
          value={draft.mode}
          onChange={(mode) => set({ ...draft, mode })}
          country={address.country_code}
          postcode={address.postcode}
        />
      </QueryProvider>
    </ContractForm>
  );
}
