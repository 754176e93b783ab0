"use client";

import { useTranslations } from "next-intl";
import { rateOrder, type Rating } from "#contract/ratings.ts";
import { ContractForm } from "#components/forms/contract-form.tsx";
import { StarRating } from "#components/forms/star-rating.tsx";
import { useContractForm } from "#components/forms/use-contract-form.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { stars } from "./piece-choice.tsx";

interface RateOrderProps {
  orderId: string;
  rating: Rating | null;
  subject: "box" | "order";
}

/** Stars and words for an order that is over; what was said of its pieces stays. Needs `tryOn`, `validation` and `error`. */
export function RateOrder({ orderId, rating, subject }: RateOrderProps) {
  const t = useTranslations();
  const legend = t(subject === "box" ? "tryOn.rate" : "tryOn.rateOrder");
  const rate = useContractForm({
    endpoint: rateOrder,
    params: { id: orderId },
    id: "rate",
    fields: { overall: legend, comment: t(subject === "box" ? "tryOn.comment" : "tryOn.commentOrder") },
    defaultValues: {
      ...(rating?.overall ? { overall: rating.overall } : {}),
      comment: rating?.comment ?? "",
      items: rating?.items ?? [],
    },
    onDone: () => undefined,
  });
  return (
    <ContractForm
      form={rate}
      aria-label={legend}
      actions={
        <>
          {rate.isDone && <Alert tone="success">{t("tryOn.rated")}</Alert>}
          <Button type="submit" loading={rate.isBusy} className="self-start">
            {t("tryOn.sendRating")}
          </Button>
        </>
      }
    >
      <StarRating
        legend={legend}
        id={rate.field("overall").id}
        error={rate.errorOf("overall")}
        labels={stars.map((count) => t("tryOn.star", { count }))}
        {...rate.form.register("overall", {
          setValueAs: (value: string | number | null) => (value ? Number(value) : undefined),
        })}
      />
      <Field {...rate.field("comment")}>
        {(control) => <TextArea {...control} {...rate.form.register("comment")} rows={3} maxLength={2000} />}
      </Field>
    </ContractForm>
  );
}
