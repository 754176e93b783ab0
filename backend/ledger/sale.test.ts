import fc from "fast-check";
import { expect, it } from "vitest";
import { price } from "#contract/price.ts";
import { someLines, someTerms } from "#tests/contract/some-price.ts";
import { requireBalanced } from "./postings.ts";
import { salePostings } from "./sale.ts";

it("books every order balanced, its VAT to the cent and its revenue near what was paid for the pieces", () => {
  fc.assert(
    fc.property(someLines, someTerms, fc.constantFrom("SHOP" as const, "BOX" as const), (lines, terms, kind) => {
      const order = price(lines, { ...terms, prepaidCents: 0 });
      const postings = salePostings({
        ...order,
        kind,
        id: "1",
        shippingAddress: { country_code: "FR" } as Parameters<typeof salePostings>[0]["shippingAddress"],
      });
      requireBalanced(postings);
      const on = (account: string) => postings.find((posting) => posting.account === account)?.amount ?? 0;
      expect(on("vat:FR")).toBe(order.vatCents);
      expect(on("order:1:wallet") + on("order:1:money")).toBe(0 - order.totalCents);
      const pieces = on(kind === "BOX" ? "revenue:box" : "revenue:shop");
      const exact = (order.itemsTotalCents * 10_000) / (10_000 + order.vatRateBasisPoints);
      expect(Math.abs(pieces - exact)).toBeLessThanOrEqual(2);
      expect(on("expense:discount")).toBeLessThanOrEqual(0);
    }),
  );
});
