"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { errorKey } from "#lib/forms/error-key.ts";

const ConfirmDialog = dynamic(() => import("#components/ui/confirm-dialog.tsx").then((module) => module.ConfirmDialog));

/** The client keeps it after all. Needs the namespaces `accountReturn` and `error`. */
export function CancelReturn({ id, number }: { id: string; number: string }) {
  const t = useTranslations();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await (await import("#lib/returns/actions.ts")).cancelReturn(id);
      toast({ tone: "success", message: t("accountReturn.cancelled") });
    } catch (error) {
      const message = t(`error.${errorKey(error)}`);
      toast({ tone: "danger", message });
      announce(message);
    }
    setIsAsking(false);
    setIsBusy(false);
    router.refresh();
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {t("accountReturn.cancel")}
        <span className="sr-only"> {number}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          title={t("accountReturn.cancelTitle")}
          confirmLabel={t("accountReturn.cancelConfirm")}
          cancelLabel={t("accountReturn.cancelNot")}
          closeLabel={t("accountReturn.close")}
          loading={isBusy}
          onConfirm={() => void cancel()}
        >
          {t("accountReturn.cancelText")}
        </ConfirmDialog>
      )}
    </>
  );
}
