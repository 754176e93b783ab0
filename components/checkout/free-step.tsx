"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { announce } from "#components/ui/toast-store.ts";
import { FinalButton } from "./final-button.tsx";
import { useFinalPress, type FinalSums, type PayOutcome } from "./use-final-press.ts";

interface FreeStepProps {
  /** Above everything: what went wrong, what changed. */
  notice: ReactNode;
  review: ReactNode;
  sums: FinalSums;
  onOrder: () => Promise<PayOutcome>;
  /** Absent: an order that obliges to pay. */
  submitLabel?: string;
  onFailure: (error: unknown) => void;
}

/** The last step of an order of which nothing is left to pay: no method is asked for. */
export function FreeStep({ notice, review, sums, onOrder, submitLabel, onFailure }: FreeStepProps) {
  const t = useTranslations("checkout");
  const press = useFinalPress(sums, async () => {
    try {
      announce(t("sending"));
      return await onOrder();
    } catch (error) {
      onFailure(error);
      return "again";
    }
  });
  return (
    <form method="dialog" onSubmit={press.submit} className="flex flex-col gap-6">
      {notice}
      <p className="rounded bg-success-soft p-4 font-bold">{t("nothingDue")}</p>
      <div className="flex flex-col gap-4">
        {review}
        <FinalButton press={press} hasObstacle={sums.hasObstacle}>
          {submitLabel ?? t("submit")}
        </FinalButton>
      </div>
    </form>
  );
}
