"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { toast } from "#components/ui/toast-store.ts";
import { errorKey } from "#lib/forms/error-key.ts";

/** An undo pressed in a toast, which outlives the part of the page that offered it: said there whether done or refused. */
export function useTakeBack(): (act: () => Promise<unknown>, said: string) => Promise<void> {
  const t = useTranslations("error");
  const router = useRouter();
  return async (act, said) => {
    try {
      await act();
      toast({ message: said, tone: "success" });
    } catch (error) {
      toast({ message: t(errorKey(error)), tone: "danger" });
    }
    router.refresh();
  };
}
