import { describe, expect, it } from "vitest";
import { groupObstacles, obstaclesForClient, type Blocked, type ObstacleReason } from "./obstacles.ts";

const aBox = (firstname: string, reason: ObstacleReason | null, due: string | null = null): Blocked => ({
  blocked_reason: reason,
  due_order_id: due,
  kid: { id: `id-of-${firstname}`, firstname, profile_type: "KID" },
});
const told = (obstacles: { reason: string; names: string[] }[]) =>
  obstacles.map(({ reason, names }) => `${reason} ${names.join("+")}`);

describe("what keeps boxes waiting", () => {
  it("is told once for all of them, each name once", () =>
    expect(
      told(
        groupObstacles([
          aBox("Lou", "ADDRESS_MISSING"),
          aBox("Noé", "ADDRESS_MISSING"),
          aBox("Lou", "ADDRESS_MISSING"),
          aBox("Inès", null),
        ]),
      ),
    ).toEqual(["ADDRESS_MISSING Lou+Noé"]));

  it("is told for each child where pieces or payments of their own are meant", () =>
    expect(
      told(
        groupObstacles([
          aBox("Lou", "NOT_ENOUGH_PIECES"),
          aBox("Noé", "NOT_ENOUGH_PIECES"),
          aBox("Lou", "PAYMENT_DUE", "order-1"),
        ]),
      ),
    ).toEqual(["NOT_ENOUGH_PIECES Lou", "NOT_ENOUGH_PIECES Noé", "PAYMENT_DUE Lou"]));

  it.each([
    ["PAYMENT_METHOD_MISSING", true],
    ["ADDRESS_MISSING", true],
    ["PAYMENT_DUE", true],
    ["NOT_ENOUGH_PIECES", false],
    ["FRAUD_CHECK", false],
  ] as const)("asks the client to act for %s: %s", (reason, isAsked) =>
    expect(obstaclesForClient([aBox("Lou", reason)], [])).toHaveLength(isAsked ? 1 : 0),
  );

  it("does not ask for an order twice", () =>
    expect(
      told(
        obstaclesForClient(
          [aBox("Lou", "PAYMENT_DUE", "order-1"), aBox("Noé", "PAYMENT_DUE", "order-2")],
          [{ id: "order-1" }],
        ),
      ),
    ).toEqual(["PAYMENT_DUE Noé"]));
});
