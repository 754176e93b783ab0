import type { Dependencies } from "../context.ts";
import { findLabelByNumber } from "../recycling/store.ts";
import { receiveLabel } from "../recycling/receive.ts";
import { findReturnByNumber } from "../returns/store.ts";
import { receiveReturn } from "../returns/receive.ts";
import type { StaffAnswer } from "./commands.ts";
import { StaffRefusal } from "./refusal.ts";

/** Scans a parcel that came back: a return, or clothes for recycling. Throws StaffRefusal. */
export async function receiveParcel(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  typed: string,
): Promise<StaffAnswer<"receive-return">> {
  const number = typed.toUpperCase();
  const parcel = await findReturnByNumber(db, number);
  const label = parcel ? null : await findLabelByNumber(db, number);
  if (!parcel && !label) throw new StaffRefusal(`No return and no recycling label has the number ${number}.`);
  const isReceived = await db.transaction(async (tx) =>
    parcel ? receiveReturn(tx, parcel, clock.now()) : receiveLabel(tx, label?.id ?? "", clock.now()),
  );
  if (!isReceived)
    throw new StaffRefusal(
      `The parcel ${number} cannot be received: it came before, was cancelled or its box is closed.`,
    );
  return { number, kind: parcel ? "RETURN" : "RECYCLING" };
}
