"use client";

import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { saveMethod } from "#lib/payments/api.ts";
import { cleanAddress } from "#lib/payments/clean-address.ts";
import { readSetupReturn } from "#lib/payments/payment-return.ts";
import type { PaymentMethod, PaymentMethodType } from "#lib/payments/types.ts";

interface SetupReturnOptions {
  /** What is offered is known, and this page is one a provider leads back to. */
  isReady: boolean;
  types: readonly PaymentMethodType[];
  onSaved: (method: PaymentMethod) => void;
  /** The provider's reason. */
  onRefused: (code: string) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Keeps the method a provider's page came back with, once; a reload, a way back and a second tab find the same one. What
 * providers wrote into the address leaves it first, so that nobody passes it on. Answers what comes of it
 * while that is under way, for a press that comes meanwhile: the method that is kept, null where there is none.
 */
export function useSetupReturn({
  isReady,
  types,
  ...told
}: SetupReturnOptions): RefObject<Promise<PaymentMethod | null> | null> {
  const isTaken = useRef(false);
  const outcome = useRef<Promise<PaymentMethod | null> | null>(null);
  const onReady = useEffectEvent(async () => {
    const found = readSetupReturn(new URLSearchParams(location.search), types);
    cleanAddress();
    if (found?.kind === "refused") told.onRefused(found.code);
    if (found?.kind !== "proof") return null;
    try {
      const method = await saveMethod(found.proof, true);
      told.onSaved(method);
      return method;
    } catch (error) {
      told.onFailure(error);
      return null;
    }
  });
  useEffect(() => {
    if (!isReady || isTaken.current) return;
    isTaken.current = true;
    outcome.current = onReady().finally(() => {
      outcome.current = null;
    });
  }, [isReady]);
  return outcome;
}
