"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";

interface Deed {
  isBusy: boolean;
  /** Why the last one was refused; null while it is tried again. */
  refusal: ErrorKey | null;
  /** True once it is done. `act` throws an `AppError`. */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets the refusal: what it was about is another thing now. */
  clear: () => void;
}

/** What a press outside of a form asks of the API: it waits, and what was refused is kept and told. Needs `error`. */
export function useDeed(): Deed {
  const t = useTranslations("error");
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await act();
      return true;
    } catch (error) {
      const key = errorKey(error);
      setRefusal(key);
      announce(t(key));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, run, clear: () => setRefusal(null) };
}
