"use client";

import { useTranslations } from "next-intl";
import { writeReview, type ReviewablePiece } from "#contract/reviews.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { FitScale } from "#components/forms/fit-scale.tsx";
import { StarRating } from "#components/forms/star-rating.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";

interface ReviewFormProps {
  orderId: string;
  piece: ReviewablePiece;
  onDone: (saved: ReviewablePiece) => void;
  onCancel: () => void;
}

/** Stars, fit and words for one piece. Needs `ownReviews`, `tryOn`, `validation` and `error`. */
export function ReviewForm({ orderId, piece, onDone, onCancel }: ReviewFormProps) {
  const t = useTranslations();
  const { name, order_line_id: lineId, review, told_fit: toldFit } = piece;
  const step = (value: "TOO_SMALL" | "GOOD" | "TOO_LARGE") => ({ value, label: t(`ownReviews.fitStep.${value}`) });
  const score = t("ownReviews.score", { name });
  const form = useContractForm({
    endpoint: writeReview,
    params: { id: orderId, line_id: lineId },
    id: `review-${lineId}`,
    fields: { score, text: t("ownReviews.text") },
    defaultValues: {
      ...(review ? { score: review.score } : {}),
      fit: review ? review.fit : toldFit,
      text: review?.text ?? "",
    },
    onDone,
  });
  // Both are kept here: radio buttons the form library holds lose their choice when the other one is drawn anew.
  const [stars, fit] = form.form.watch(["score", "fit"]);
  return (
    <ContractForm
      form={form}
      aria-label={name}
      className="w-full"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.isBusy}>
            {t("ownReviews.publish")}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t("ownReviews.cancel")}
          </Button>
        </div>
      }
    >
      <StarRating
        legend={score}
        id={form.field("score").id}
        error={form.errorOf("score")}
        labels={[1, 2, 3, 4, 5].map((count) => t("tryOn.star", { count }))}
        name={`score-${lineId}`}
        value={stars ?? 0}
        onChange={({ target }) => form.form.setValue("score", Number(target.value), { shouldValidate: true })}
      />
      <FitScale
        legend={t("ownReviews.fit", { name })}
        name={`fit-${lineId}`}
        steps={[step("TOO_SMALL"), step("GOOD"), step("TOO_LARGE")]}
        value={fit ?? ""}
        onChange={({ target }) => form.form.setValue("fit", target.value as "TOO_SMALL" | "GOOD" | "TOO_LARGE")}
      />
      <Field {...form.field("text")} note={t("ownReviews.optional")} hint={t("ownReviews.textHint")}>
        {(control) => <TextArea {...control} {...form.form.register("text")} rows={4} maxLength={2000} />}
      </Field>
    </ContractForm>
  );
}
