"use client";

import { useEffect } from "react";
import { cleanAddress } from "#lib/payments/clean-address.ts";

/** What a provider's page wrote into the address was read: it leaves it, so that nobody keeps it or passes it on. */
export function CleanAddress() {
  useEffect(() => cleanAddress(), []);
  return null;
}
