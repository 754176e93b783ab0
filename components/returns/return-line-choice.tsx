"use client";

import { useLocale, useTranslations } from "next-intl";
import { elided } from "#contract/elision.ts";
import type { Order } from "#contract/orders.ts";
import { returnReasonSchema, type ReturnOptions } from "#contract/returns.ts";
import { PiecePicture } from "#components/try-on/piece-choice.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { QuantityStepper } from "#components/ui/quantity-stepper.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import type { LineDraft, ReturnProblem } from "#lib/returns/draft.ts";

const reasons = returnReasonSchema.options;

interface ReturnLineChoiceProps {
  line: Order["lines"][number];
  options: ReturnOptions["lines"][number];
  draft: LineDraft;
  problem: ReturnProblem | null;
  onChange: (draft: LineDraft) => void;
}

/** One piece of an order: whether it goes back, how many of it, why, and for what. */
export function ReturnLineChoice({ line, options, draft, problem, onChange }: ReturnLineChoiceProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, name } = line;
  const { returnable_quantity: left } = options;
  const size = (written: string) => formatSize(written, locale, t("size.oneSize"));
  const isChosen = draft.quantity > 0;
  const change = (part: Partial<LineDraft>) => onChange({ ...draft, ...part });
  const sizes = options.other_sizes.map((other) => ({
    ...other,
    isAvailable: other.available_quantity >= Math.max(1, draft.quantity),
  }));
  return (
    <Card as="li" className="scroll-mt-24 p-4! sm:p-5!">
      <div className="grid grid-cols-[auto_1fr] gap-x-4">
        <PiecePicture piece={line} />
        <div className="min-w-0">
          <Checkbox
            id={`line-${id}`}
            label={<span className="font-bold">{name}</span>}
            checked={isChosen}
            disabled={left === 0}
            onChange={({ target }) => change({ quantity: target.checked ? 1 : 0 })}
          />
          <p className="ps-9 text-sm text-muted">
            {line.brand_name} · {size(line.size)} · {t("accountReturn.quantity", { count: line.quantity })}
          </p>
          {left === 0 && <p className="ps-9 text-sm">{t("accountReturn.nothingLeft")}</p>}
          {isChosen && left > 1 && (
            <QuantityStepper
              className="ms-9 mt-2"
              label={t("accountReturn.quantityOf", elided({ name }))}
              decreaseLabel={t("accountReturn.fewer", { name })}
              increaseLabel={t("accountReturn.more", { name })}
              value={draft.quantity}
              max={left}
              onChange={(quantity) => change({ quantity })}
            />
          )}
        </div>
      </div>
      {isChosen && (
        <div className="mt-4 flex flex-col gap-4">
          <RadioGroup
            id={`reason-${id}`}
            variant="chips"
            legend={t("accountReturn.reasonOf", { name })}
            name={`reason-${id}`}
            value={draft.reason ?? ""}
            error={problem === "reason" ? t("accountReturn.problem.reason", { name }) : undefined}
            options={reasons.map((value) => ({ value, label: t(`accountReturn.reason.${value}`) }))}
            onChange={({ target }) => change({ reason: reasons.find((reason) => reason === target.value) ?? null })}
          />
          <RadioGroup
            variant="chips"
            legend={t("accountReturn.wantsOf", { name })}
            name={`wants-${id}`}
            value={draft.wants}
            options={(["MONEY", "SIZE"] as const).map((value) => ({
              value,
              label: t(`accountReturn.wants.${value}`),
              disabled: value === "SIZE" && !sizes.some(({ isAvailable }) => isAvailable),
            }))}
            onChange={({ target }) => change({ wants: target.value === "SIZE" ? "SIZE" : "MONEY" })}
          />
          {draft.wants === "SIZE" && (
            <RadioGroup
              id={`size-${id}`}
              variant="chips"
              legend={t("accountReturn.sizeOf", elided({ name }))}
              hint={t("accountReturn.sizeHeld")}
              name={`size-${id}`}
              value={draft.size === null ? "" : String(draft.size)}
              error={problem === "size" ? t("accountReturn.problem.size", elided({ name })) : undefined}
              options={sizes.map(({ variant_id, size: written, isAvailable }) => ({
                value: String(variant_id),
                label: size(written),
                disabled: !isAvailable,
                ...(isAvailable ? {} : { note: t("accountReturn.sizeGone"), faded: true }),
              }))}
              onChange={({ target }) => change({ size: Number(target.value) })}
            />
          )}
          <Field label={t("accountReturn.comment")} note={t("accountReturn.optional")}>
            {(control) => (
              <Input
                {...control}
                value={draft.comment}
                maxLength={1000}
                autoComplete="off"
                onChange={({ target }) => change({ comment: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </Card>
  );
}
