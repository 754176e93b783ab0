import { z } from "zod";
import { pickupPointSchema } from "#contract/delivery.ts";
import { attemptKeySchema, type AttemptKey } from "#lib/forms/attempt-key.ts";
import { attemptSchema, type Attempt } from "./attempt.ts";
import { deliveryDraftSchema } from "./delivery-form.ts";

const draftSchema = z.object({
  /** Whose draft it is: somebody else who signs in on this device does not see it. */
  clientId: z.string(),
  delivery: deliveryDraftSchema.nullable(),
  pickupPoint: pickupPointSchema.nullable(),
  hasDelivery: z.boolean(),
  /** Saved payment method chosen last. */
  methodId: z.string().nullable(),
});
export type CheckoutDraft = z.infer<typeof draftSchema>;

export const emptyDraft = (clientId: string): CheckoutDraft => ({
  clientId,
  delivery: null,
  pickupPoint: null,
  hasDelivery: false,
  methodId: null,
});

/** What the checkout remembers in this tab over a reload, a bank page and the way back. Never card data. */
export interface CheckoutStore {
  readDraft: () => CheckoutDraft | null;
  writeDraft: (draft: CheckoutDraft | null) => void;
  readAttempt: () => Attempt | null;
  writeAttempt: (attempt: Attempt | null) => void;
  /** One try to pay an order that exists; kept until it is answered. */
  readPayAttempt: () => AttemptKey | null;
  writePayAttempt: (attempt: AttemptKey | null) => void;
  /** The order that waits for its money. */
  readOpenOrder: () => string | null;
  writeOpenOrder: (orderId: string | null) => void;
  /** Orders this tab has seen through to the end, the newest last. */
  readFinished: () => string[];
  addFinished: (orderId: string) => void;
}

const keys = {
  draft: "checkout-draft",
  attempt: "checkout-attempt",
  pay: "checkout-pay",
  order: "checkout-order",
  finished: "checkout-finished",
} as const;
const maxFinished = 10;

function parseStored<S extends z.ZodType>(schema: S, text: string | null): z.output<S> | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What is stored and broken counts as nothing; a storage that is full or forbidden loses only what a reload would need. */
export function createCheckoutStore(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): CheckoutStore {
  const read = <S extends z.ZodType>(key: string, schema: S) => parseStored(schema, storage.getItem(key));
  const write = (key: string, value: unknown) => {
    try {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
    } catch {
      storage.removeItem(key);
    }
  };
  const readFinished = () => read(keys.finished, z.array(z.string())) ?? [];
  return {
    readDraft: () => read(keys.draft, draftSchema),
    writeDraft: (draft) => write(keys.draft, draft),
    readAttempt: () => read(keys.attempt, attemptSchema),
    writeAttempt: (attempt) => write(keys.attempt, attempt),
    readPayAttempt: () => read(keys.pay, attemptKeySchema),
    writePayAttempt: (attempt) => write(keys.pay, attempt),
    readOpenOrder: () => read(keys.order, z.uuid()),
    writeOpenOrder: (orderId) => write(keys.order, orderId),
    readFinished,
    addFinished: (orderId) =>
      write(keys.finished, [...readFinished().filter((id) => id !== orderId), orderId].slice(-maxFinished)),
  };
}

export const tabStore = (): CheckoutStore => createCheckoutStore(sessionStorage);
