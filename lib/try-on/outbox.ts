import { z } from "zod";
import { returnReasonSchema } from "#contract/returns.ts";
import { fitSchema, scoreSchema } from "#contract/ratings.ts";
import { decideBox, pieceDecisionSchema } from "#contract/try-on.ts";
import type { DecideBody, TryOnDraft } from "./draft.ts";
import { keptPrefix } from "./waits.ts";

const draftSchema = z.object({
  pieces: z.record(
    z.string(),
    z.object({
      decision: pieceDecisionSchema.nullable(),
      reason: returnReasonSchema.nullable(),
      size: z.int().nullable(),
      fit: fitSchema.nullable(),
      /* Drafts of before pieces had stars are still kept on some devices. */
      score: scoreSchema.nullable().default(null),
    }),
  ),
  overall: z.int().min(1).max(5).nullable(),
  comment: z.string(),
});
const keptSchema = z.object({
  /** `version` of the box when the draft began: a draft of what was decided since is out of date. */
  version: z.string(),
  draft: draftSchema,
  /** A decision that was pressed and not answered yet, under its idempotency key. */
  waiting: z.object({ key: z.uuid(), body: decideBox.body }).nullable(),
});

/** A decision that was pressed, under its idempotency key. */
export interface WaitingDecision {
  key: string;
  body: DecideBody;
}

/** What this device keeps of a box that is being decided. */
export interface KeptTryOn {
  version: string;
  draft: TryOnDraft;
  waiting: WaitingDecision | null;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (orderId: string) => keptPrefix + orderId;

/** What is kept for an order; null where nothing is, or what is cannot be read. */
export function readKept(store: Store, orderId: string): KeptTryOn | null {
  try {
    const text = store.getItem(nameOf(orderId));
    return text === null ? null : (keptSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it when it is null. False where nothing can be kept: then a press needs the network. */
export function writeKept(store: Store, orderId: string, kept: KeptTryOn | null): boolean {
  try {
    if (kept === null) store.removeItem(nameOf(orderId));
    else store.setItem(nameOf(orderId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
