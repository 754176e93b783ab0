import { describe, expect, it } from "vitest";
import { canBecome, isLost, refundBy, returnCarrier, settleAt } from "./rules.ts";

describe("a parcel", () => {
  it("is received once, late ones too, and settled once it came", () => {
    expect(canBecome("DECLARED", "RECEIVED") && canBecome("EXPIRED", "RECEIVED")).toBe(true);
    expect(canBecome("RECEIVED", "SETTLED")).toBe(true);
    for (const status of ["SETTLED", "CANCELLED"] as const)
      for (const event of ["RECEIVED", "SETTLED", "EXPIRED", "CANCELLED"] as const)
        expect(canBecome(status, event)).toBe(false);
    expect(canBecome("RECEIVED", "CANCELLED")).toBe(false);
  });

  it("is lost a week after its last day", () => {
    expect(isLost("2026-11-30", new Date("2026-12-07T12:00:00Z"))).toBe(false);
    expect(isLost("2026-11-30", new Date("2026-12-08T12:00:00Z"))).toBe(true);
  });

  it("is looked through on the next working day", () =>
    expect(settleAt(new Date("2026-11-20T12:00:00Z")).toISOString()).toBe("2026-11-23T09:00:00.000Z"));

  it("is paid back 14 days after its declaration, or 5 after it came late", () => {
    const declared = new Date("2026-11-01T12:00:00Z");
    expect(refundBy(declared, new Date("2026-11-06T12:00:00Z"))).toBe("2026-11-15");
    expect(refundBy(declared, new Date("2026-11-18T12:00:00Z"))).toBe("2026-11-23");
  });

  it("goes by the post of its country, or by its pickup points where it has some", () => {
    expect(returnCarrier("FR", "PICKUP_POINT", "fr")).toBe("Mondial Relay");
    expect(returnCarrier("DE", "POST_OFFICE", "de")).toBe("DHL Paket");
    expect(returnCarrier("IE", "HOME", "fr")).toBe("An Post");
    expect(returnCarrier("IE", "PICKUP_POINT", "fr")).toBeNull();
  });
});
