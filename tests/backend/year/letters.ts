import { z } from "zod";
import { and, eq, isNotNull } from "#backend/db/orm.ts";
import { mailOutbox } from "#backend/db/schema/order.ts";
import { getReturn } from "#contract/returns.ts";
import { handDown } from "./account.ts";
import { answerPreview, chooseForBox, tryOn } from "./boxes.ts";
import { moveHouse, replaceCard, type Resident } from "./resident.ts";
import { payAgain, redeem, unpack } from "./shop.ts";
import type { Town } from "./town.ts";

const boxSchema = z.object({ profile_id: z.uuid(), request_id: z.int() });
const ofOrder = z.object({ order_id: z.uuid() });

type Reaction = (home: Resident, data: unknown) => Promise<void>;
interface Habit {
  /** Days after the mail, earliest and latest. */
  after: [number, number];
  /** How many households do something about it. */
  share: number;
  react: Reaction;
}

async function unblock(home: Resident, data: unknown): Promise<void> {
  const { reason } = z.object({ reason: z.string() }).parse(data);
  if (reason === "ADDRESS_MISSING") await moveHouse(home);
  if (reason === "PAYMENT_METHOD_MISSING") await replaceCard(home);
  home.town.note(`box blocked: ${reason}`);
}

async function unpackReplacement(home: Resident, data: unknown): Promise<void> {
  const { return_id: id } = z.object({ return_id: z.uuid() }).parse(data);
  const { replacement_order_id } = await home.call(getReturn, { params: { id } });
  if (replacement_order_id !== null) await unpack(home, replacement_order_id);
}

const pay: Reaction = (home, data) => payAgain(home, ofOrder.parse(data).order_id);

/** What people do about the mails they get. */
const habits: Record<string, Habit> = {
  "box-opened": { after: [1, 4], share: 0.4, react: (home, data) => chooseForBox(home, boxSchema.parse(data)) },
  "box-preview": { after: [1, 2], share: 0.45, react: (home, data) => answerPreview(home, boxSchema.parse(data)) },
  "box-delivered": { after: [1, 9], share: 1, react: (home, data) => tryOn(home, ofOrder.parse(data)) },
  "box-closed": { after: [1, 20], share: 0.7, react: handDown },
  "box-payment-failed": { after: [1, 9], share: 0.7, react: pay },
  "box-payment-reminder": { after: [1, 5], share: 0.5, react: pay },
  "box-blocked": { after: [1, 6], share: 0.8, react: unblock },
  "order-confirmation": {
    after: [7, 30],
    share: 0.8,
    react: (home, data) => unpack(home, z.object({ order: z.object({ id: z.uuid() }) }).parse(data).order.id),
  },
  "return-settled": { after: [8, 20], share: 1, react: unpackReplacement },
  "gift-card": {
    after: [1, 20],
    share: 0.8,
    react: (home, data) => redeem(home, z.object({ code: z.string() }).parse(data).code),
  },
};

/** The mails of this day reach their households, who plan what to do. */
export async function deliverMails(town: Town, residents: ReadonlyMap<string, Resident>): Promise<void> {
  const { db } = town.api.dependencies;
  const today = and(isNotNull(mailOutbox.sentAt), eq(mailOutbox.sentAt, town.api.clock.now()));
  for (const { kind, recipient, data } of await db.select().from(mailOutbox).where(today)) {
    const [home, habit] = [residents.get(recipient), habits[kind]];
    if (!home || !habit || !home.chance.happens(habit.share)) continue;
    const { react, after } = habit;
    town.plan(home.chance.between(...after), () => react(home, data));
  }
}
