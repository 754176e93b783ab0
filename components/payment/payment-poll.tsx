"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";

const delaysMs = [1500, 2000, 3000, 4000, 6000, 8000, 12_000];

/** Asks again a few times, ever more slowly, then leaves it to the customer. */
export function PaymentPoll() {
  const t = useTranslations("payment.result");
  const router = useRouter();
  const [round, setRound] = useState(0);
  const [isAsking, startAsking] = useTransition();
  const delay = delaysMs[round];

  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => {
      startAsking(() => router.refresh());
      setRound((before) => before + 1);
    }, delay);
    return () => clearTimeout(timer);
  }, [delay, router]);

  const isOver = delay === undefined;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-5 py-8 text-center">
      <h1 tabIndex={-1} className="text-3xl">
        {t("pendingTitle")}
      </h1>
      <p aria-live="polite">{isOver ? t("pendingLong") : t("pendingText")}</p>
      {isOver ? (
        <div>
          <Button loading={isAsking} onClick={() => startAsking(() => router.refresh())}>
            {t("checkAgain")}
          </Button>
        </div>
      ) : (
        <ProgressBar label={t("pendingTitle")} hideLabel value={round + 1} max={delaysMs.length + 1} />
      )}
    </div>
  );
}
