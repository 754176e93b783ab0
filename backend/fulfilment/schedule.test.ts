import { describe, expect, it } from "vitest";
import { deliverAt, packedBefore, prepareAt, shipAt, shippedBefore, shopReturnUntil } from "./schedule.ts";

const at = (moment: string) => new Date(moment);
const paris = (moment: Date) => moment.toISOString();

describe("an order of the shop", () => {
  it.each([
    ["an hour after it was paid", "2026-11-16T09:00:00Z", "2026-11-16T10:00:00.000Z"],
    ["in the morning when it was paid at night", "2026-11-17T03:00:00Z", "2026-11-17T07:00:00.000Z"],
    ["on the next morning when it was paid in the evening", "2026-11-16T16:30:00Z", "2026-11-17T07:00:00.000Z"],
    ["on Monday when it was paid on Friday evening", "2026-11-20T18:00:00Z", "2026-11-23T07:00:00.000Z"],
    ["after a holiday", "2026-12-24T20:00:00Z", "2026-12-28T07:00:00.000Z"],
  ])("is packed %s", (_, paid, packed) => expect(paris(prepareAt(at(paid)))).toBe(packed));

  it.each([
    ["on the same day before the cut-off", "2026-11-16T12:59:00Z", "2026-11-16T15:00:00.000Z"],
    ["on the next working day after it", "2026-11-20T13:00:00Z", "2026-11-23T15:00:00.000Z"],
    ["on Monday when it was paid at the weekend", "2026-11-21T20:00:00Z", "2026-11-23T15:00:00.000Z"],
  ])("leaves %s", (_, paid, shipped) => expect(paris(shipAt(at(paid)))).toBe(shipped));

  it("is never packed after the carrier came for it", () => {
    for (let hour = 0; hour < 24 * 8; hour++) {
      const paid = new Date(at("2026-12-21T00:30:00Z").getTime() + hour * 3_600_000);
      expect(prepareAt(paid).getTime()).toBeLessThan(shipAt(paid).getTime());
    }
  });

  it("is looked for exactly when it is due", () => {
    const minutes = 37 * 60_000;
    const start = at("2026-12-18T00:11:00Z").getTime();
    for (let step = 0; step < 400; step++) {
      const paid = new Date(start + step * minutes);
      const now = new Date(start + ((step * 7919 * minutes) % (14 * 86_400_000)));
      expect(paid < packedBefore(now)).toBe(prepareAt(paid) <= now);
      expect(paid < shippedBefore(now)).toBe(shipAt(paid) <= now);
    }
  });

  it("arrives on the last expected day, or a working day after it left late", () => {
    const shipped = at("2026-11-20T15:00:00Z");
    expect(paris(deliverAt({ expected_until: "2026-11-24" }, shipped))).toBe("2026-11-24T11:00:00.000Z");
    expect(paris(deliverAt({ expected_until: "2026-11-18" }, shipped))).toBe("2026-11-23T11:00:00.000Z");
  });

  it("can be returned for 30 days", () => expect(shopReturnUntil("2026-11-24")).toBe("2026-12-24"));
});
