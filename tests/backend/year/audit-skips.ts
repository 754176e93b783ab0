import type { Queryable } from "#backend/db/database.ts";
import { eq } from "#backend/db/orm.ts";
import { mailOutbox } from "#backend/db/schema/order.ts";
import { requests, subscriptionEvents } from "#backend/db/schema/request.ts";
import type { Resident } from "./resident.ts";

/** A box that was skipped is called off and cost nothing; its household was told once, and its subscription says so. */
export async function auditSkips(db: Queryable, homes: Iterable<Resident>): Promise<string[]> {
  const events = await db.select().from(subscriptionEvents).where(eq(subscriptionEvents.type, "SKIPPED"));
  const boxes = new Map((await db.select().from(requests)).map((box) => [box.id, box]));
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "box-cancelled"));
  const told = Map.groupBy(mails, ({ data }) => (data as { request_id: number }).request_id);
  const skipped = [...homes].flatMap((home) => home.skipped);
  const faults = skipped.flatMap(({ boxId }) => {
    if (boxId === null) return [];
    const box = boxes.get(boxId);
    const wrong: [boolean, string][] = [
      [box?.status !== "CANCELLED", `is ${box?.status}`],
      [box?.orderId !== null, "has an order"],
      [told.get(boxId)?.length !== 1, `was told of in ${told.get(boxId)?.length ?? 0} mails`],
    ];
    return wrong.flatMap(([isWrong, words]) => (isWrong ? [`the skipped box ${boxId} ${words}`] : []));
  });
  const noted = Map.groupBy(events, ({ subscriptionId }) => subscriptionId);
  const asked = Map.groupBy(skipped, ({ subscription }) => subscription.sid);
  for (const id of new Set([...noted.keys(), ...asked.keys()]))
    if (noted.get(id)?.length !== asked.get(id)?.length)
      faults.push(
        `${asked.get(id)?.length ?? 0} boxes of the subscription ${id} were skipped, ${noted.get(id)?.length ?? 0} are noted`,
      );
  return faults;
}
