import { expect, it } from "vitest";
import { faultsOf } from "#tests/providers/adyen/shape.ts";
import { aDelivery, anItem } from "#tests/providers/adyen/webhook.ts";

const paid = anItem({ eventCode: "AUTHORISATION", success: true, merchantReference: "1", reason: "" });
const told = (item: unknown): unknown => JSON.parse(aDelivery(item).body);
const changed = (change: Record<string, unknown>) => ({
  NotificationRequestItem: { ...paid.NotificationRequestItem, ...change },
});
const path = "Notification.notificationItems[0].NotificationRequestItem";

it("is told by the stand-in as Adyen publishes it", () =>
  expect(
    [true, false].flatMap((success) =>
      ["AUTHORISATION", "REFUND", "REFUND_FAILED", "CHARGEBACK"].flatMap((eventCode) =>
        faultsOf(told(anItem({ eventCode, success, merchantReference: "1", cents: 990 })), "Notification"),
      ),
    ),
  ).toEqual([]));

it.each([
  [
    "an event that is not known",
    { eventCode: "PAID" },
    `${path}.eventCode is no NotificationRequestItem.EventCodeEnum`,
  ],
  ["an outcome that is no text", { success: true }, `${path}.success is no NotificationRequestItem.SuccessEnum`],
  ["a name that is not known", { shopper: "1" }, `${path} knows no shopper`],
  ["an amount without a currency", { amount: { value: 1 } }, `${path}.amount needs currency`],
  ["data that is no text", { additionalData: { hmacSignature: 1 } }, `${path}.additionalData is no AdditionalData`],
])("is judged: %s", (_, change, fault) =>
  expect(faultsOf(told(changed(change)), "Notification").join()).toContain(fault),
);

it("is judged by what it lacks, too", () => {
  const { pspReference: _, ...item } = paid.NotificationRequestItem;
  expect(faultsOf(told({ NotificationRequestItem: item }), "Notification")).toEqual([`${path} needs pspReference`]);
});
