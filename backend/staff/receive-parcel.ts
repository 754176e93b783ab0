import type { Dependencies } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { asc, eq } from "../db/orm.ts";
import { returnLines } from "../db/schema/after-sale.ts";
import { orderLines } from "../db/schema/order.ts";
import { receiveParcels } from "../recycling/receive.ts";
import { findLabelByNumber } from "../recycling/store.ts";
import { receiveReturn } from "../returns/receive.ts";
import type { CountedPieces } from "../returns/rules.ts";
import { findReturnByNumber } from "../returns/store.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock">;
type ReceiveReturn = Extract<StaffCommand, { command: "receive-return" }>;
type Counts = NonNullable<ReceiveReturn["pieces"]>;

/** Declared pieces of a return, as staff counts them: from 1, in the order of the order. */
async function findDeclared(db: Queryable, returnId: string) {
  const rows = await db
    .select({ line: returnLines, ordered: orderLines })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ line, ordered }, index) => ({ ...line, position: index + 1, snapshot: ordered.snapshot }));
}
type Declared = Awaited<ReturnType<typeof findDeclared>>;

const describe = (declared: Declared): StaffAnswer<"parcel">["lines"] =>
  declared.map(({ position, snapshot, quantity, receivedQuantity, damagedQuantity, reason }) => ({
    line: position,
    name: `${snapshot.name}, ${snapshot.brand_name}`,
    size: snapshot.size,
    declared: quantity,
    came: receivedQuantity,
    damaged: damagedQuantity,
    reason,
  }));

async function findParcel(db: Queryable, typed: string) {
  const number = typed.toUpperCase();
  const parcel = await findReturnByNumber(db, number);
  const label = parcel ? null : await findLabelByNumber(db, number);
  if (!parcel && !label) throw new StaffRefusal(`No return and no recycling label has the number ${number}.`);
  return { number, parcel, label };
}

/** Tells its client who looked. Who asked for a label without an account has no log. */
async function noteParcel(
  needs: Needs,
  asked: Extract<StaffCommand, { command: "parcel" | "receive-return" }>,
  { parcel, label }: Pick<Awaited<ReturnType<typeof findParcel>>, "parcel" | "label">,
): Promise<void> {
  const look = parcel ? { ...parcel, kind: "RETURN" as const } : { ...label, kind: "RECYCLING" as const };
  if (look.clientId && look.id)
    await noteCommand(needs, asked, [{ clientId: look.clientId, kind: look.kind, id: look.id }]);
}

/** What a parcel should hold, to count it. Throws StaffRefusal. */
export async function readParcel(
  needs: Needs,
  asked: Extract<StaffCommand, { command: "parcel" }>,
): Promise<StaffAnswer<"parcel">> {
  const { db } = needs;
  const found = await findParcel(db, asked.number);
  const { number, parcel, label } = found;
  await noteParcel(needs, asked, found);
  if (parcel === null) return { number, kind: "RECYCLING", status: label?.status ?? "", lines: [] };
  return { number, kind: "RETURN", status: parcel.status, lines: describe(await findDeclared(db, parcel.id)) };
}

function toCounted(counts: Counts, declared: Declared, number: string): CountedPieces[] {
  return counts.map(({ line, came, damaged }) => {
    const found = declared.find(({ position }) => position === line);
    if (!found) throw new StaffRefusal(`The parcel ${number} has no line ${line}: it has ${declared.length}.`);
    if (came > found.quantity)
      throw new StaffRefusal(
        `Line ${line} of ${number} was declared with ${found.quantity}: what came beyond that has to be declared first.`,
      );
    return { lineId: found.orderLineId, came, damaged };
  });
}

/** Receives a parcel for staff, who reads with it what it holds: its client is told of that, as of every look. Throws StaffRefusal. */
export async function scanParcel(needs: Needs, asked: ReceiveReturn): Promise<StaffAnswer<"receive-return">> {
  await noteParcel(needs, asked, await findParcel(needs.db, asked.number));
  return receiveParcel(needs, asked.number, asked.pieces);
}

/**
 * Takes a parcel that came back: a return, with what was counted of its lines (the others came in full), or clothes for
 * recycling. Throws StaffRefusal.
 */
export async function receiveParcel(
  { db, clock }: Needs,
  typed: string,
  counts: Counts = [],
): Promise<StaffAnswer<"receive-return">> {
  const { number, parcel, label } = await findParcel(db, typed);
  if (parcel === null && counts.length > 0)
    throw new StaffRefusal(`${number} is a parcel for recycling: its pieces are not counted.`);
  const counted = parcel ? toCounted(counts, await findDeclared(db, parcel.id), number) : [];
  const isReceived = await db.transaction(async (tx) =>
    parcel
      ? receiveReturn(tx, parcel, clock.now(), counted)
      : receiveParcels(tx, label?.id ?? "", [number], clock.now()),
  );
  if (!isReceived)
    throw new StaffRefusal(
      `The parcel ${number} cannot be received: it came before, was cancelled, holds nothing of what was declared, or its box is closed.`,
    );
  return {
    number,
    kind: parcel ? "RETURN" : "RECYCLING",
    lines: parcel ? describe(await findDeclared(db, parcel.id)) : [],
  };
}
