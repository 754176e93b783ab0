import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toCents, toDecimal } from "#contract/money.ts";
import type { Order } from "#contract/orders.ts";
import { payFromWallet } from "#contract/price.ts";
import { walletQuery } from "./codes.ts";

interface OrderWallet {
  /** The order as it stands with the wallet used or not; the API decides when it is paid. */
  order: Order;
  isUsed: boolean;
  /** What the wallet can give, in euros, with what it holds for the order. */
  balanceTtc: number;
  /** False until the wallet is known, and while it is asked anew. */
  isReady: boolean;
  /** Answers what is due then, in euros. */
  use: (isUsed: boolean) => number;
}

/** The wallet's part of an order that waits for its money: nothing is taken before it is paid. */
export function useOrderWallet(order: Order): OrderWallet {
  const wallet = useQuery(walletQuery());
  const [isUsed, setIsUsed] = useState(order.wallet_ttc > 0);
  const availableCents = toCents(wallet.data?.amount ?? 0) + toCents(order.wallet_ttc);
  const shownWith = (used: boolean) => payFromWallet(order, used ? availableCents : 0);
  return {
    order: shownWith(isUsed),
    isUsed,
    balanceTtc: toDecimal(availableCents),
    isReady: !wallet.isPending && !wallet.isFetching,
    use: (used) => {
      setIsUsed(used);
      return shownWith(used).due_ttc;
    },
  };
}
