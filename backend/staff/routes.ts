import { answerStaffConsent, askStaffConsent, getStaffActions, readStaffConsent } from "#contract/staff.ts";
import { implement, type Implementation } from "../http/implementation.ts";
import { answerConsent, askConsent, readConsent } from "./consent.ts";
import { readVisits } from "./visits.ts";

/** What a client sees of staff, and says to it. */
export const staffRoutes: Implementation[] = [
  implement(getStaffActions, async ({ query }, { db, caller }) => readVisits(db, caller.clientId, query.page)),
  implement(askStaffConsent, async ({ body }, context) => askConsent(context, body.consent_id)),
  implement(readStaffConsent, async ({ body }, context) => readConsent(context, body.token)),
  implement(answerStaffConsent, async ({ body }, context) => answerConsent(context, body.token, body.is_agreed)),
];
