import { randomUUID } from "node:crypto";
import type { Dependencies } from "../context.ts";
import { noteWhole } from "./log.ts";
import type { StaffRecord } from "./record.ts";

/** A record of a client that a command shows. */
export interface Look extends StaffRecord {
  clientId: string;
}

/**
 * Writes down that staff read what clients have by a command, as it is for every look of a staff link: each client reads of
 * its own. To be called before anything is answered.
 */
export async function noteCommand(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { command, staff, reason }: { command: string; staff: string; reason: string },
  looks: readonly Look[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [clientId, records] of Map.groupBy(looks, (look) => look.clientId)) {
      const visit = { clientId, sessionId: randomUUID(), staffName: staff };
      const requestId = `staff-${visit.sessionId}`;
      for (const { kind, id } of records) {
        const action = {
          id: randomUUID(),
          ...visit,
          reason,
          call: `STAFF ${command}`,
          isWrite: false,
          recordKind: kind,
          recordId: id,
          sent: {},
          consentId: null,
          requestId,
          at: clock.now(),
        };
        const result = { status: 200, errorCode: null, recordIds: [], changes: [] };
        await noteWhole({ db: tx, clock, requestId, caller: visit }, action, result);
      }
    }
  });
}
