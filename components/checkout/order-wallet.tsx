"use client";

import type { Order } from "#contract/orders.ts";
import { Reductions } from "#components/price/reductions.tsx";
import { lookUpCode } from "#lib/checkout/codes.ts";
import type { useOrderWallet } from "#lib/checkout/use-order-wallet.ts";

/** What can still pay an order that was placed beside a payment method: the wallet, and a gift card by way of it. */
export function OrderWallet({ kind, wallet }: { kind: Order["kind"]; wallet: ReturnType<typeof useOrderWallet> }) {
  return (
    <Reductions
      chosen={{ codes: [], use_wallet: wallet.isUsed }}
      balanceTtc={wallet.balanceTtc}
      totals={null}
      fixed={kind}
      signInFrom={null}
      isSignedIn
      lookUpCode={(code) => lookUpCode(code, null)}
      onReduce={async ({ use_wallet: isUsed }) => wallet.use(isUsed)}
    />
  );
}
