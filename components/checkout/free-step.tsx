"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { PayOutcome } from "./payment-step.tsx";

interface FreeStepProps {
  /** Above everything: what went wrong, what changed. */
  notice: ReactNode;
  review: ReactNode;
  /** False while the sums on the page are not those of now. */
  isReady: boolean;
  hasObstacle: boolean;
  onOrder: () => Promise<PayOutcome>;
  /** Absent: an order that obliges to pay. */
  submitLabel?: string;
  onFailure: (error: unknown) => void;
}

/** The last step of an order of which nothing is left to pay: no method is asked for. */
export function FreeStep({ notice, review, isReady, hasObstacle, onOrder, submitLabel, onFailure }: FreeStepProps) {
  const t = useTranslations("checkout");
  const [isBusy, setIsBusy] = useState(false);
  // A second press can come before the first has rendered anything.
  const isUnderWay = useRef(false);
  const order = async () => {
    try {
      announce(t("sending"));
      if ((await onOrder()) === "leaving") return;
    } catch (error) {
      onFailure(error);
    }
    isUnderWay.current = false;
    setIsBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderWay.current || !isReady || hasObstacle) return;
    isUnderWay.current = true;
    setIsBusy(true);
    void order();
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-6">
      {notice}
      <p className="rounded bg-success-soft p-4 font-bold">{t("nothingDue")}</p>
      <div className="flex flex-col gap-4">
        {review}
        <Button
          type="submit"
          size="lg"
          block
          disabled={hasObstacle && !isBusy}
          loading={isBusy || (!isReady && !hasObstacle)}
        >
          {submitLabel ?? t("submit")}
        </Button>
      </div>
    </form>
  );
}
