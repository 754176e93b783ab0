import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import type { FinalPress } from "./use-final-press.ts";

/** The one button that costs money; beside it stands why a press of it did nothing. */
export function FinalButton({
  press,
  hasObstacle,
  children,
}: {
  press: FinalPress;
  hasObstacle: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("checkout.change");
  return (
    <>
      {press.isChanged && (
        <Alert tone="warning" title={t("title")}>
          {t("text")}
        </Alert>
      )}
      <Button type="submit" size="lg" block disabled={hasObstacle && !press.isBusy} loading={press.isBusy}>
        {children}
      </Button>
    </>
  );
}
