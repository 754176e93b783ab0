"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";

interface LoadFailureProps {
  onRetry: () => void;
  /** What is missing, where it can be said. */
  children?: ReactNode;
}

/** Something the payment needs did not come; the button asks again. Needs `checkout`. */
export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  const t = useTranslations("checkout.failure");
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {children ?? t("load")}
    </Alert>
  );
}
