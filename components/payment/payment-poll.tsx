"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "#components/ui/button.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useAskAgain } from "./use-ask-again.ts";

/** Reads the page again while the bank has not answered. */
export function PaymentPoll() {
  const t = useTranslations("payment.result");
  const router = useRouter();
  const { round, rounds, isOver, isAsking, askNow } = useAskAgain(() => router.refresh());
  return (
    <div className="mx-auto flex max-w-md flex-col gap-5 py-8 text-center">
      <h1 tabIndex={-1} className="text-3xl">
        {t("pendingTitle")}
      </h1>
      <p aria-live="polite">{isOver ? t("pendingLong") : t("pendingText")}</p>
      {isOver ? (
        <div>
          <Button loading={isAsking} onClick={askNow}>
            {t("checkAgain")}
          </Button>
        </div>
      ) : (
        <ProgressBar label={t("pendingTitle")} hideLabel value={round + 1} max={rounds + 1} />
      )}
    </div>
  );
}
