"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { maxReturnExtensionDays } from "#contract/returns.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { formatDate } from "#lib/dates/format.ts";
import { errorKey } from "#lib/forms/error-key.ts";

/** Moves the deadline in one press. Needs the namespaces `tryOn` and `error`. */
export function ExtendButton({ orderId }: { orderId: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const extend = async () => {
    setIsBusy(true);
    try {
      const { extendDeadline } = await import("#lib/try-on/api.ts");
      const { return_until: until } = await extendDeadline(orderId);
      toast({ tone: "success", message: t("tryOn.extended", { date: formatDate(until ?? "", locale, "weekday") }) });
    } catch (error) {
      toast({ tone: "danger", message: t(`error.${errorKey(error)}`) });
    }
    router.refresh();
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void extend()}>
      {t("tryOn.extend", { days: maxReturnExtensionDays })}
    </Button>
  );
}
