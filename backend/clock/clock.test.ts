import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { asc, eq } from "../db/orm.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { advanceClock } from "./advance.ts";
import { createClock } from "./clock.ts";
import { longestAdvanceMs, stepMs } from "./steps.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe("createClock", () => {
  it("is the machine's clock until it is moved, and keeps the move for the next start and for other processes", async () => {
    const { db } = api.dependencies;
    /* A moment passes between the two: rounded, it may be a zero below nothing. */
    const aheadHours = (clock: { now: () => Date }) =>
      Math.abs(Math.round((clock.now().getTime() - Date.now()) / hourMs));
    const [clock, other] = [await createClock(db), await createClock(db)];
    expect(aheadHours(clock)).toBe(0);
    await Promise.all([clock.advance(2 * dayMs), other.advance(hourMs)]);
    await clock.refresh();
    expect(aheadHours(clock)).toBe(49);
    await other.refresh();
    expect(aheadHours(other)).toBe(49);
    expect(aheadHours(await createClock(db))).toBe(49);
  });
});

describe("advanceClock", () => {
  async function aMailDueIn(ms: number): Promise<string> {
    const now = api.clock.now();
    const id = randomUUID();
    await api.dependencies.db.insert(mailOutbox).values({
      id,
      kind: "welcome",
      recipient: "jeanne@example.com",
      locale: "fr-FR",
      data: { firstname: "Jeanne", email: "jeanne@example.com" },
      dedupeKey: id,
      createdAt: now,
      nextAttemptAt: new Date(now.getTime() + ms),
    });
    return id;
  }

  it("does on the way what is due, soon after its own moment, and leaves the rest", async () => {
    const from = api.clock.now();
    const due = [await aMailDueIn(hourMs), await aMailDueIn(30 * hourMs)];
    const crowd = await Promise.all(Array.from({ length: 45 }, () => aMailDueIn(40 * hourMs)));
    const later = await aMailDueIn(49 * hourMs);
    const advance = await advanceClock(api.dependencies, 2 * dayMs);
    expect(advance).toMatchObject({ from, to: api.clock.now(), failed: [], done: { "send-mails": 47 } });
    expect(advance.to.getTime() - from.getTime()).toBe(2 * dayMs);
    const sent = await api.dependencies.db.select().from(mailOutbox).orderBy(asc(mailOutbox.nextAttemptAt));
    const delays = due.map((id) => {
      const mail = sent.find((row) => row.id === id);
      return (mail?.sentAt?.getTime() ?? 0) - from.getTime();
    });
    expect(delays[0]).toBeLessThanOrEqual(hourMs + stepMs);
    expect(delays[1]).toBeGreaterThanOrEqual(30 * hourMs);
    expect(delays[1]).toBeLessThanOrEqual(30 * hourMs + stepMs);
    expect(sent.filter(({ sentAt }) => sentAt === null).map(({ id }) => id)).toEqual([later]);
    expect(crowd).toHaveLength(45);
    await api.dependencies.db.delete(mailOutbox).where(eq(mailOutbox.id, later));
  });

  it("refuses a database that is not a demo unless it is forced", async () => {
    const real = { ...api.dependencies, environment: { ...api.dependencies.environment, SEED_ACCOUNTS: false } };
    const before = api.clock.now();
    await expect(advanceClock(real, hourMs)).rejects.toThrow("not a demo");
    expect(api.clock.now()).toEqual(before);
    expect((await advanceClock(real, hourMs, { isForced: true })).to.getTime()).toBe(before.getTime() + hourMs);
  });

  it.each([0, -hourMs, 1.5, Number.NaN, longestAdvanceMs + 1])("refuses to move by %d ms", async (ms) => {
    const before = api.clock.now();
    await expect(advanceClock(api.dependencies, ms)).rejects.toThrow(RangeError);
    expect(api.clock.now()).toEqual(before);
  });

  it("names a job that failed, once, and goes on", async () => {
    const { now, advance } = api.clock;
    const refresh = async () => Promise.reject(new Error("not today"));
    const moved = await advanceClock({ ...api.dependencies, clock: { now, advance, refresh } }, dayMs);
    expect(moved.failed).toEqual(["read-clock"]);
    expect(moved.to.getTime() - moved.from.getTime()).toBe(dayMs);
  });
});
