"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { PreviewPath } from "#lib/boxes/preview-calls.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";

interface DeedButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  deed: "agree" | "reopen";
  path: PreviewPath;
}

/** Says yes to a box, or takes that back; the page tells what came of it. Needs `fittingRoom` and `error`. */
export function DeedButton({ deed, path, ...look }: DeedButtonProps) {
  const t = useTranslations();
  const router = useRouter();
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [isBusy, start] = useTransition();
  const press = () =>
    start(async () => {
      setRefusal(null);
      try {
        const calls = await import("#lib/boxes/preview-calls.ts");
        await (deed === "agree" ? calls.sayYes(path) : calls.takeYesBack(path));
        announce(t(`fittingRoom.${deed}Done`));
      } catch (error) {
        const key = errorKey(error);
        setRefusal(key);
        announce(t(`error.${key}`));
      }
      router.refresh();
    });
  return (
    <div className="flex flex-col items-start gap-3">
      {refusal && <Alert tone="danger">{t(`error.${refusal}`)}</Alert>}
      <Button {...look} loading={isBusy} onClick={press}>
        {t(`fittingRoom.${deed}`)}
      </Button>
    </div>
  );
}
