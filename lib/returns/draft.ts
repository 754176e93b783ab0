import { z } from "zod";
import type { BodyOf } from "#contract/endpoint.ts";
import { toCents, toDecimal } from "#contract/money.ts";
import type { Order } from "#contract/orders.ts";
import { returnModeSchema, type ReturnMode } from "#contract/return-mode.ts";
import {
  refundToSchema,
  returnReasonSchema,
  type createReturn,
  type RefundTo,
  type ReturnOptions,
  type ReturnReason,
} from "#contract/returns.ts";

/** What is chosen for a line so far; `quantity` 0 keeps all of it. */
export interface LineDraft {
  quantity: number;
  reason: ReturnReason | null;
  /** For money, or for another size. */
  wants: "MONEY" | "SIZE";
  size: number | null;
  comment: string;
}

export interface ReturnDraft {
  lines: Record<string, LineDraft>;
  mode: ReturnMode | null;
  refundTo: RefundTo;
}

export type ReturnBody = BodyOf<typeof createReturn>;
export type ReturnProblem = "reason" | "size";

const kept: LineDraft = { quantity: 0, reason: null, wants: "MONEY", size: null, comment: "" };

export const lineDraft = (draft: ReturnDraft, lineId: string): LineDraft => draft.lines[lineId] ?? kept;

export const startReturn = (modes: ReturnOptions["modes"], preferred: ReturnMode | null): ReturnDraft => ({
  lines: {},
  mode: (modes.find(({ mode }) => mode === preferred) ?? modes[0])?.mode ?? null,
  refundTo: "PAYMENT_METHOD",
});

const keptReturn = z.object({
  lines: z.record(
    z.string(),
    z.object({
      quantity: z.int(),
      reason: returnReasonSchema.nullable(),
      wants: z.enum(["MONEY", "SIZE"]),
      size: z.int().nullable(),
      comment: z.string(),
    }),
  ),
  mode: returnModeSchema.nullable(),
  refundTo: refundToSchema,
});

/** What was kept of a return that was begun, as far as it can still be; null where it cannot be read. */
export function resumeReturn(
  kept: unknown,
  { lines, modes }: Pick<ReturnOptions, "lines" | "modes">,
): ReturnDraft | null {
  const { data } = keptReturn.safeParse(kept);
  if (!data) return null;
  const resumed = lines.flatMap(({ order_line_id: id, returnable_quantity: left, other_sizes: sizes }) => {
    const line = data.lines[id];
    if (!line) return [];
    const size = sizes.some(({ variant_id }) => variant_id === line.size) ? line.size : null;
    return [[id, { ...line, quantity: Math.max(0, Math.min(line.quantity, left)), size }] as const];
  });
  const mode = modes.some((each) => each.mode === data.mode) ? data.mode : (modes[0]?.mode ?? null);
  return { ...data, lines: Object.fromEntries(resumed), mode };
}

const chosen = (draft: ReturnDraft): [string, LineDraft][] =>
  Object.entries(draft.lines).filter(([, { quantity }]) => quantity > 0);

export const countChosen = (draft: ReturnDraft): number =>
  chosen(draft).reduce((sum, [, line]) => sum + line.quantity, 0);

/** Whether any piece goes back for money. */
export const wantsMoney = (draft: ReturnDraft): boolean => chosen(draft).some(([, { wants }]) => wants === "MONEY");

/** What is wrong with a line; null when it can be sent, or is kept. */
export function problemOf({ quantity, reason, wants, size }: LineDraft): ReturnProblem | null {
  if (quantity === 0) return null;
  if (reason === null) return "reason";
  return wants === "SIZE" && size === null ? "size" : null;
}

/**
 * What will be given back for what is chosen, in euros. The delivery is given back with the last piece of an order of
 * which everything went back for money.
 */
export function expectedRefund(
  lines: readonly Pick<Order["lines"][number], "id" | "quantity" | "returned_quantity">[],
  options: Pick<ReturnOptions, "lines" | "shipping_ttc">,
  draft: ReturnDraft,
): number {
  const cents = options.lines.reduce((sum, { order_line_id, refunds_ttc }) => {
    const { quantity, wants } = lineDraft(draft, order_line_id);
    return wants === "MONEY" && quantity > 0 ? sum + toCents(refunds_ttc[quantity - 1] ?? 0) : sum;
  }, 0);
  const isAllBack = lines.every(({ id, quantity, returned_quantity }) => {
    const line = lineDraft(draft, id);
    return returned_quantity + line.quantity === quantity && (line.quantity === 0 || line.wants === "MONEY");
  });
  return toDecimal(cents + (isAllBack && chosen(draft).length > 0 ? toCents(options.shipping_ttc) : 0));
}

/** A draft as it is sent; every chosen line is complete. */
export const toReturnBody = (orderId: string, draft: ReturnDraft): ReturnBody => ({
  order_id: orderId,
  ...(draft.mode === null ? {} : { mode: draft.mode }),
  refund_to: wantsMoney(draft) ? draft.refundTo : "PAYMENT_METHOD",
  items: chosen(draft).map(([order_line_id, { quantity, reason, wants, size, comment }]) => ({
    order_line_id,
    quantity,
    reason: reason ?? "OTHER",
    ...(comment.trim() === "" ? {} : { comment }),
    ...(wants === "SIZE" && size !== null ? { exchange_variant_id: size } : {}),
  })),
});
