"use client";

import { useEffect, useEffectEvent, useRef } from "react";
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
 * providers wrote into the address leaves it first, so that nobody passes it on.
 */
export function useSetupReturn({ isReady, types, ...told }: SetupReturnOptions): void {
  const isTaken = useRef(false);
  const onReady = useEffectEvent(async () => {
    const found = readSetupReturn(new URLSearchParams(location.search), types);
    cleanAddress();
    if (found === null) return;
    if (found.kind === "refused") return told.onRefused(found.code);
    try {
      told.onSaved(await saveMethod(found.proof, true));
    } catch (error) {
      told.onFailure(error);
    }
  });
  useEffect(() => {
    if (!isReady || isTaken.current) return;
    isTaken.current = true;
    void onReady();
  }, [isReady]);
}
