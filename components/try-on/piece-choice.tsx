"use client";

import { useLocale, useTranslations } from "next-intl";
import type { TryOnPiece } from "#contract/try-on.ts";
import { FitScale } from "#components/forms/fit-scale.tsx";
import { Card } from "#components/ui/card.tsx";
import { StarRating } from "#components/forms/star-rating.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatEuros } from "#lib/money/format.ts";
import { withReason, withSize, type Fit, type PieceDraft } from "#lib/try-on/draft.ts";

const decisions = ["KEEP", "BACK", "EXCHANGE"] as const;
const reasons = ["TOO_SMALL", "TOO_LARGE", "NOT_AS_EXPECTED", "CHANGED_MIND", "DEFECT", "OTHER"] as const;
const fits = ["TOO_SMALL", "GOOD", "TOO_LARGE"] as const satisfies readonly Fit[];

/** Worst to best. */
export const stars = [1, 2, 3, 4, 5] as const;

interface PieceChoiceProps {
  piece: TryOnPiece;
  choice: PieceDraft;
  /** Nothing can be sent back any more. */
  isKeepOnly: boolean;
  error: string | undefined;
  onChange: (choice: PieceDraft) => void;
}

/** One piece and what becomes of it; what is asked besides comes with the answer. */
export function PieceChoice({ piece, choice, isKeepOnly, error, onChange }: PieceChoiceProps) {
  const t = useTranslations("tryOn");
  const { order_line_id: id, name, other_sizes: sizes } = piece;
  const step = (value: Fit) => ({ value, label: t(`fit.${value}`) });
  const canExchange = sizes.some(({ is_available }) => is_available);
  return (
    <Card as="li" className="scroll-mt-24 p-4! sm:p-5!">
      <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
        <PiecePicture piece={piece} />
        <div className="min-w-0">
          <PieceWords piece={piece} />
        </div>
        <RadioGroup
          id={`piece-${id}`}
          className="col-span-2"
          variant="chips"
          legend={t("decisionOf", { name })}
          hideLegend
          name={`decision-${id}`}
          value={choice.decision ?? ""}
          error={error}
          optionsClassName="grid! grid-cols-3 [&>label]:px-2! [&>label]:leading-tight"
          options={decisions.map((value) => ({
            value,
            label: t(`decision.${value}`),
            disabled: value !== "KEEP" && (isKeepOnly || (value === "EXCHANGE" && !canExchange)),
          }))}
          onChange={({ target }) => {
            const decision = decisions.find((known) => known === target.value);
            if (decision) onChange({ ...choice, decision });
          }}
        />
      </div>
      {choice.decision === "BACK" && (
        <RadioGroup
          variant="chips"
          className="mt-4"
          legend={t("reasonOf", { name })}
          name={`reason-${id}`}
          value={choice.reason ?? ""}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={({ target }) => onChange(withReason(choice, target.value as (typeof reasons)[number]))}
        />
      )}
      {choice.decision === "EXCHANGE" && <SizeChoice piece={piece} choice={choice} onChange={onChange} />}
      {choice.decision !== null && (
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
          {choice.decision !== "EXCHANGE" && (
            <FitScale
              legend={t("fitOf", { name })}
              name={`fit-${id}`}
              steps={[step("TOO_SMALL"), step("GOOD"), step("TOO_LARGE")]}
              value={choice.fit ?? ""}
              onChange={({ target }) => onChange({ ...choice, fit: fits.find((fit) => fit === target.value) ?? null })}
            />
          )}
          <StarRating
            legend={t("starsOf", { name })}
            name={`stars-${id}`}
            labels={stars.map((count) => t("star", { count }))}
            value={choice.score ?? 0}
            onChange={({ target }) => onChange({ ...choice, score: Number(target.value) })}
          />
        </div>
      )}
    </Card>
  );
}

function SizeChoice({ piece, choice, onChange }: Pick<PieceChoiceProps, "piece" | "choice" | "onChange">) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="mt-4">
      <RadioGroup
        variant="chips"
        legend={t("tryOn.sizeOf", { name: piece.name })}
        hint={t("tryOn.sizeHeld")}
        name={`size-${piece.order_line_id}`}
        value={choice.size === null ? "" : String(choice.size)}
        options={piece.other_sizes.map(({ variant_id, size, is_available }) => ({
          value: String(variant_id),
          label: formatSize(size, locale, t("size.oneSize")),
          disabled: !is_available,
          ...(is_available ? {} : { note: t("tryOn.sizeGone"), faded: true }),
        }))}
        onChange={({ target }) => {
          const other = piece.other_sizes.find(({ variant_id }) => String(variant_id) === target.value);
          if (other) onChange(withSize(choice, piece.size, other));
        }}
      />
    </div>
  );
}

export function PiecePicture({ piece: { image } }: { piece: Pick<TryOnPiece, "image"> }) {
  return (
    <span
      className="block aspect-3/4 w-24 shrink-0 self-start overflow-hidden rounded bg-tint sm:w-28"
      style={{ background: image.placeholder }}
    >
      <img
        src={image.url}
        alt={image.alt}
        width={112}
        height={149}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
}

export function PieceWords({ piece }: { piece: Pick<TryOnPiece, "name" | "brand_name" | "size" | "unit_price_ttc"> }) {
  const t = useTranslations("size");
  const locale = useLocale();
  return (
    <>
      <h3 className="font-text text-base leading-snug font-bold tracking-normal">{piece.name}</h3>
      <p className="text-sm text-muted">
        {piece.brand_name} · {formatSize(piece.size, locale, t("oneSize"))}
      </p>
      <p className="font-bold tabular-nums">{formatEuros(piece.unit_price_ttc, locale)}</p>
    </>
  );
}
