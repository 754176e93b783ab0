import fc from "fast-check";
import { expect, it } from "vitest";
import { vatIncluded } from "../cart/vat.ts";
import { requireBalanced } from "./postings.ts";
import { salePostings } from "./sale.ts";

const sale = fc
  .record({
    kind: fc.constantFrom("SHOP" as const, "BOX" as const),
    itemsTotalCents: fc.integer({ min: 0, max: 500_000 }),
    shippingFeeCents: fc.constantFrom(0, 350, 490, 890),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    wallet: fc.double({ min: 0, max: 1, noNaN: true }),
    vatRateBasisPoints: fc.constantFrom(0, 1700, 1900, 2000, 2300),
  })
  .map(({ discount, wallet, ...order }) => {
    const discountCents = Math.floor(order.itemsTotalCents * discount);
    const totalCents = order.itemsTotalCents + order.shippingFeeCents - discountCents;
    return {
      ...order,
      id: "1",
      discountCents,
      totalCents,
      walletCents: Math.floor(totalCents * wallet),
      vatCents: vatIncluded(totalCents, order.vatRateBasisPoints),
      shippingAddress: { country_code: "FR" as const } as Parameters<typeof salePostings>[0]["shippingAddress"],
    };
  });

it("books every order balanced, its VAT to the cent and its revenue near what was paid for the pieces", () => {
  fc.assert(
    fc.property(sale, (order) => {
      const postings = salePostings(order);
      requireBalanced(postings);
      const on = (account: string) => postings.find((posting) => posting.account === account)?.amount ?? 0;
      expect(on("vat:FR")).toBe(order.vatCents);
      expect(on("order:1:wallet") + on("order:1:money")).toBe(0 - order.totalCents);
      const pieces = on(order.kind === "BOX" ? "revenue:box" : "revenue:shop");
      const exact = (order.itemsTotalCents * 10_000) / (10_000 + order.vatRateBasisPoints);
      expect(Math.abs(pieces - exact)).toBeLessThanOrEqual(2);
      expect(on("expense:discount")).toBeLessThanOrEqual(0);
    }),
  );
});
