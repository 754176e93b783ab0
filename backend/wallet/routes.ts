import { toDecimal } from "#contract/money.ts";
import { getWallet, type WalletRule } from "#contract/wallet.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { accounts } from "../ledger/accounts.ts";
import { readHistory } from "../ledger/history.ts";
import { readBalance } from "../ledger/post.ts";

export const walletRoutes: Implementation[] = [
  implement(getWallet, async ({ query }, { db, caller }) => {
    const account = accounts.wallet(caller.clientId);
    const [{ items, ...page }, balance] = await Promise.all([
      readHistory(db, { account, unit: "EUR", ...query }),
      readBalance(db, account, "EUR"),
    ]);
    return {
      amount: toDecimal(balance),
      transactions: items.map(({ id, rule, at, amount, balance, order }) => ({
        id,
        rule: rule as WalletRule,
        at: at.toISOString(),
        amount: toDecimal(amount),
        balance: toDecimal(balance),
        order,
      })),
      ...page,
    };
  }),
];
