"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useDeed } from "#components/forms/use-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { PreviewPath } from "#lib/boxes/preview-calls.ts";

interface DeedButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  deed: "agree" | "reopen";
  path: PreviewPath;
}

/** Says yes to a box, or takes that back; the page tells what came of it. Needs `fittingRoom` and `error`. */
export function DeedButton({ deed, path, ...look }: DeedButtonProps) {
  const t = useTranslations();
  const router = useRouter();
  const { refusal, run } = useDeed();
  const [isBusy, start] = useTransition();
  const press = () =>
    start(async () => {
      const isDone = await run(async () => {
        const calls = await import("#lib/boxes/preview-calls.ts");
        await (deed === "agree" ? calls.sayYes(path) : calls.takeYesBack(path));
      });
      if (isDone) announce(t(`fittingRoom.${deed}Done`));
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
