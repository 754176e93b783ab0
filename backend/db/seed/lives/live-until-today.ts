import { eq, isNull, sql } from "../../orm.ts";
import { settleJobs } from "../../../clock/settle-jobs.ts";
import type { Dependencies } from "../../../context.ts";
import { isWorkingDay } from "../../../delivery/working-days.ts";
import type { Job } from "../../../jobs/loop.ts";
import { planJobs } from "../../../jobs/run-due-jobs.ts";
import { runStaffCommand } from "../../../staff/run-command.ts";
import { addDays, parisMoment, todayOf } from "../../../subscriptions/calendar.ts";
import type { Database } from "../../database.ts";
import { mailOutbox } from "../../schema/order.ts";
import { requests } from "../../schema/request.ts";
import { findDueJobs } from "./due-jobs.ts";
import type { Life, Me } from "./life.ts";
import { callAs, createPast, signUp, type Past } from "./past.ts";

/** Jobs of a running shop that have nothing to do with what happened to its clients. */
const leftOut = new Set(["read-clock", "send-mails", "clean-up", "check-ledger"]);
/** Hour in Paris at which things happen: parcels of the day have come, and the carrier has fetched others. */
const evening = 17;
const dayMs = 86_400_000;

interface Run {
  email: string;
  steps: AsyncGenerator<number, void>;
  /** Days before today; null once it is over. */
  next: number | null;
}

/** Weekdays differ from one day of seeding to the next: only working days are asked of the API. */
function seekWorkingDay(day: string, direction: 1 | -1): string {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, direction);
  return found;
}

/** The days before today, one after the other, and what is going on in them. */
function createTimeline(past: Past, today: string) {
  const runs: Run[] = [];
  let daysAgo = 0;

  const goOn = async (run: Run): Promise<void> => {
    const { done, value } = await run.steps.next().catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${run.email} does not get on ${daysAgo} days ago: ${reason}`, { cause });
    });
    if (!done && (value < 1 || value >= daysAgo))
      throw new Error(`${run.email} would go on ${value} days ago, from ${daysAgo} days ago`);
    run.next = done ? null : value;
  };
  const begin = async (email: string, steps: Run["steps"]): Promise<void> => {
    const run: Run = { email, steps, next: null };
    runs.push(run);
    await goOn(run);
  };
  const meOf = (life: Life, clientId: string): Me => ({
    clientId,
    person: life.person,
    db: past.db,
    day: (offset) => addDays(today, offset),
    workingDayFrom: (offset) => seekWorkingDay(addDays(today, offset), 1),
    workingDayUntil: (offset) => seekWorkingDay(addDays(today, offset), -1),
    daysAgo: (day) => (Date.parse(today) - Date.parse(day)) / dayMs,
    alongside: (steps) => begin(life.person.email, steps),
    askStaff: (command) => runStaffCommand(past, command),
    call: (endpoint, input) => callAs(past, life, clientId, endpoint, input),
  });
  return {
    moveTo: (next: number) => {
      daysAgo = next;
    },
    goOn: async () => {
      for (const run of runs.filter(({ next }) => next === daysAgo)) await goOn(run);
    },
    begin: (life: Life, clientId: string) => begin(life.person.email, life.live(meOf(life, clientId))),
  };
}

async function settle(past: Past, jobs: readonly Job[]): Promise<void> {
  const { failed } = await settleJobs(jobs, past.log);
  if (failed.length > 0) throw new Error(`jobs failed on ${todayOf(past.clock.now())}: ${failed.join(", ")}`);
}

/** Every seeding of a day makes the same boxes: the stylist's dice fall by whom and when a box is for. */
async function loadDice(db: Database): Promise<void> {
  const seed = sql<number>`hashtext(${requests.deliveryDate} || (select firstname from profiles
    where profiles.id = ${requests.profileId})) & 2147483647`;
  await db.update(requests).set({ seed }).where(eq(requests.status, "OPEN"));
}

/**
 * Lets demo clients live until now, all of them day by day: what they do goes through the calls of the API, what the
 * shop does through its jobs, so that states, money and dates agree. The mails of that time count as sent. Throws with the
 * name of whoever does not get on, and on which day.
 */
export async function liveUntilToday(
  dependencies: Dependencies,
  lives: readonly Life[],
  passwordHash: string,
): Promise<void> {
  const end = dependencies.clock.now();
  const today = todayOf(end);
  const past = createPast(dependencies);
  const timeline = createTimeline(past, today);
  const jobs = planJobs(past).filter(({ name }) => !leftOut.has(name));
  for (let daysAgo = Math.max(...lives.map(({ signedUp }) => signedUp)); daysAgo >= 0; daysAgo--) {
    past.clock.set(daysAgo === 0 ? end : parisMoment(addDays(today, -daysAgo), evening));
    timeline.moveTo(daysAgo);
    const due = await findDueJobs(past.db, jobs, past.clock.now());
    if (due.some(({ name }) => name === "move-boxes")) await loadDice(past.db);
    await settle(past, due);
    await timeline.goOn();
    for (const life of lives.filter(({ signedUp }) => signedUp === daysAgo))
      await timeline.begin(life, await signUp(past, life, passwordHash));
  }
  await settle(past, jobs);
  await past.db
    .update(mailOutbox)
    .set({ sentAt: sql`${mailOutbox.createdAt}`, attempts: 1 })
    .where(isNull(mailOutbox.sentAt));
}
