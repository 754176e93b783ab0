import { errorStatus } from "#contract/errors.ts";
import { toApiError } from "../http/failure.ts";
import type { Implementation } from "../http/implementation.ts";
import type { Supervise, SupervisedCall } from "../http/supervise.ts";
import { changesBetween } from "./changes.ts";
import { ConsentMissing, spendConsent } from "./consent.ts";
import { refuseStaff, refuseStaffFields } from "./limits.ts";
import { isLook, noteBegun, noteResult, noteWhole, planAction, type StaffResult } from "./log.ts";
import { recordIdsOf } from "./record.ts";
import { planSnapshot, recordIn } from "./snapshot.ts";

/**
 * Stands over every call of a session that staff opened: refuses what staff may not do, and writes all of it down. A deed has
 * its entry before it is done, and what was read before it is answered; a call that cannot be written down fails.
 */
export const createSupervise =
  (implementations: readonly Implementation[]): Supervise =>
  async (call) => {
    const allowed = await readAllowed(call);
    return isLook(call.endpoint, allowed.input) ? lookAt(call, allowed.input) : act(call, allowed, implementations);
  };

type Allowed = Awaited<ReturnType<typeof readAllowed>>;

async function lookAt({ endpoint, context, params, handle }: SupervisedCall, sent: Allowed["input"]): Promise<unknown> {
  const action = await planAction(context, endpoint, params, sent);
  let value: unknown;
  try {
    value = await handle(sent);
  } catch (error) {
    await noteWhole(context, action, failure(error));
    throw error;
  }
  await noteWhole(context, action, success(endpoint.status, value));
  return value;
}

async function act(
  call: SupervisedCall,
  { input, consent }: Allowed,
  implementations: readonly Implementation[],
): Promise<unknown> {
  const { endpoint, context, params, handle } = call;
  const action = { ...(await planAction(context, endpoint, params, input)), consentId: consent?.id ?? null };
  await noteBegun(context, action);
  const before = await readRecord(call, implementations);
  let value: unknown;
  try {
    value = await handle(input);
  } catch (error) {
    const result = failure(error);
    await noteResult(context, action, result);
    /* What broke may have been done in part: its consent stays used. */
    if (result.status < 500) await consent?.giveBack();
    throw error;
  }
  const isNew = endpoint.status === 201 && before === null;
  const changes = isNew
    ? changesBetween(null, input.body as object)
    : changesBetween(before, await readRecord(call, implementations));
  await noteResult(context, action, { ...success(endpoint.status, value), changes });
  return value;
}

/** What was sent, when staff may do it, and the consent it is done with; a refusal is written down. */
async function readAllowed({ endpoint, context, params, readSent, readInput }: SupervisedCall) {
  let input: Awaited<ReturnType<typeof readInput>> | null = null;
  try {
    refuseStaff(endpoint);
    input = await readInput();
    refuseStaffFields(endpoint, input.body);
    return { input, consent: await spendConsent(context, endpoint, input) };
  } catch (error) {
    const consentId = error instanceof ConsentMissing ? error.consentId : null;
    const tried = input ?? (await readSent());
    await noteWhole(context, { ...(await planAction(context, endpoint, params, tried)), consentId }, failure(error));
    throw error;
  }
}

/** The record a write is about as the API answers it now; null where there is none. */
async function readRecord(
  { endpoint, context, params }: SupervisedCall,
  implementations: readonly Implementation[],
): Promise<object | null> {
  const snapshot = planSnapshot(endpoint.path, params, implementations);
  if (snapshot === null) return null;
  const { read, elementId } = snapshot;
  const names = Object.keys(params).filter((name) => read.endpoint.path.split("/").includes(`:${name}`));
  try {
    const own = read.endpoint.params.parse(Object.fromEntries(names.map((name) => [name, params[name]])));
    const query = read.endpoint.query.parse({});
    return recordIn(await read.handler({ params: own, query, body: undefined }, context), elementId);
  } catch {
    /* Not there, or not yet: what the deed answers says why. */
    return null;
  }
}

const success = (status: number, value: unknown): StaffResult => ({
  status,
  errorCode: null,
  recordIds: recordIdsOf(value),
  changes: [],
});

function failure(error: unknown): StaffResult {
  const { code } = toApiError(error);
  return { status: errorStatus[code], errorCode: code, recordIds: [], changes: [] };
}
