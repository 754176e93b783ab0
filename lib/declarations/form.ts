import { z } from "zod";
import { emailSchema } from "#contract/account-fields.ts";
import { cancellationCauseSchema, type Contracts, type DeclarationKind } from "#contract/declarations.ts";
import { requiredLineSchema } from "#contract/plain-line.ts";
import type { ClientDeclaration, GuestDeclaration } from "./api.ts";

/** What is typed of a cancellation besides whose it is. */
const details = {
  cause: cancellationCauseSchema,
  reason: z.string().trim().max(2000),
  /** Empty: as soon as it can. */
  ends_on: z.union([z.literal(""), z.iso.date()]),
};
const hasReason = ({ cause, reason }: { cause: string; reason: string }): boolean =>
  cause !== "EXTRAORDINARY" || reason !== "";

/** The form of somebody without a session. */
export const guestFormSchema = z
  .object({
    sender_name: requiredLineSchema(120),
    sender_email: emailSchema,
    contract: requiredLineSchema(120),
    ...details,
  })
  .refine(hasReason, { path: ["reason"], error: "required" });
export type GuestForm = z.output<typeof guestFormSchema>;

/** The form of a client: which contract, and which of its pieces. */
export const clientFormSchema = z
  .object({
    choice: z.string().min(1, { error: "required" }),
    /** Pieces that stay with the client, by line. */
    staying: z.record(z.string(), z.int()),
    ...details,
  })
  .refine(hasReason, { path: ["reason"], error: "required" });
export type ClientForm = z.output<typeof clientFormSchema>;

/** What of the form is said at all: a withdrawal has no cause and no day, and needs no reason. */
const said = (kind: DeclarationKind, { cause, reason, ends_on }: Pick<GuestForm, keyof typeof details>) =>
  kind === "WITHDRAWAL" ? {} : { cause, ...(reason === "" ? {} : { reason }), ...(ends_on === "" ? {} : { ends_on }) };

export const toGuestBody = (kind: DeclarationKind, form: GuestForm): GuestDeclaration => {
  const { sender_name, sender_email, contract } = form;
  return { kind, sender_name, sender_email, contract, ...said(kind, form) };
};

/** Whether a contract that was chosen can still be. */
export const isOpenChoice = (choice: string, { orders, gift_cards, subscriptions }: Contracts): boolean =>
  [...orders, ...gift_cards, ...subscriptions].some(({ id }) => id === choice.split(":")[1]);

/** A contract as the radio buttons name it: `order:…`, `gift-card:…`, `subscription:…`. */
export function toClientBody(kind: DeclarationKind, form: ClientForm, contracts: Contracts): ClientDeclaration {
  const stayingOf = (line: string) => form.staying[line] ?? 0;
  const [type, id = ""] = form.choice.split(":");
  if (type === "subscription") return { kind, subscription_id: id, ...said(kind, form) };
  if (type === "gift-card") return { kind, gift_card_id: id };
  const lines = contracts.orders.find((order) => order.id === id)?.lines ?? [];
  const items = lines
    .map(({ order_line_id, quantity }) => ({ order_line_id, quantity: quantity - stayingOf(order_line_id) }))
    .filter(({ quantity }) => quantity > 0);
  const isAll = lines.every(({ order_line_id }) => stayingOf(order_line_id) === 0);
  return {
    kind,
    order_id: id,
    ...(isAll ? {} : { items }),
  };
}
