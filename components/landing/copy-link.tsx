"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast-store.ts";

/** Copies the address of a selection, so that it can be sent to somebody. */
export function CopyLink({ path }: { path: string }) {
  const t = useTranslations("wishes.landing");
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    toast({ message: t("copied"), tone: "success" });
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {t("copy")}
    </Button>
  );
}
