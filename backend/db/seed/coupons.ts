import { loyaltyTiers } from "#contract/terms.ts";
import { parisDay } from "../../delivery/working-days.ts";
import type { coupons } from "../schema/ledger.ts";

type CouponRow = typeof coupons.$inferInsert;

const dayMs = 86_400_000;

/** Birthday gift in cents. */
const birthdayCents = 1000;

/** Codes everybody knows, the birthday code, those that points buy, and one whose time is over. */
export function couponRows(now: Date): CouponRow[] {
  const day = (days: number) => parisDay(new Date(now.getTime() + days * dayMs)).day;
  const base = { validFrom: day(-60), createdAt: now } as const;
  const once = { ...base, usesPerClient: 1 } as const;
  return [
    { ...once, code: "BIENVENUE10", kind: "PERCENT", value: 10, scope: "SHOP" },
    { ...once, code: "LIVRAISON", kind: "SHIPPING", value: 0, scope: "SHOP", minimumCents: 3000 },
    { ...once, code: "MALLE5", kind: "AMOUNT", value: 500, scope: "BOX", minimumCents: 5000 },
    { ...once, code: "PETITS15", kind: "AMOUNT", value: 1500, scope: "ALL", minimumCents: 9000 },
    { ...once, code: "RENTREE20", kind: "PERCENT", value: 20, scope: "ALL", validUntil: day(-30) },
    { ...base, code: "BIRTHDAY", kind: "BIRTHDAY", value: birthdayCents, scope: "ALL" },
    ...loyaltyTiers.flatMap(({ minimumPoints: points, reward }): CouponRow[] =>
      reward ? [{ ...base, code: reward.code, kind: "LOYALTY", value: reward.valueCents, points, scope: "ALL" }] : [],
    ),
  ];
}
