import { z } from "zod";
import { productCardSchema, variantSchema } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { decimalSchema } from "./decimal.ts";
import { codeErrors, codeProblemSchema, codeSchema } from "./discounts.ts";
import { priceStepsSchema } from "./price-steps.ts";

/** Largest quantity of one variant in a cart or an order. */
export const maxLineQuantity = 10;
/** Largest number of lines in a cart or an order. */
export const maxLines = 50;

const quantity = z.int().min(1).max(maxLineQuantity);
const variantId = z.int().min(1).max(2_147_483_647);

export const lineInputSchema = z.strictObject({
  product_id: variantId,
  variant_id: variantId,
  quantity,
  /** The look the piece was chosen from; one that does not exist is left out. */
  look: z.int().min(1).max(2_147_483_647).nullable().default(null),
});
export type LineInput = z.input<typeof lineInputSchema>;

export const lineAvailabilitySchema = z.object({
  status: z.enum(["available", "limited", "sold_out"]),
  /** Pieces that can be ordered now, counted up to `maxLineQuantity`. */
  available_quantity: z.int().min(0),
  /** Other sizes of the same product that are in stock. */
  alternatives: z.array(variantSchema),
});

export const cartLineSchema = z.object({
  product: productCardSchema,
  variant: variantSchema,
  quantity: z.int(),
  look: z.int().nullable(),
  unit_price_ttc: decimalSchema,
  line_total_ttc: decimalSchema,
  availability: lineAvailabilitySchema,
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const totalsSchema = z.object({
  /** Sum of the lines that can be ordered. */
  items_total_ttc: decimalSchema,
  shipping_fee_ttc: decimalSchema,
  offer: z.object({ shipping_fee_offered: z.boolean() }),
  /** Amount of items from which delivery is free; null where it never is. */
  free_shipping_from_ttc: decimalSchema.nullable(),
  /** Off the pieces: offers and code together. */
  discount_ttc: decimalSchema.default(0),
  /** After what is taken off; the wallet pays a part of it and `due_ttc` is charged. */
  total_amount_ttc: decimalSchema,
  wallet_ttc: decimalSchema.default(0),
  due_ttc: decimalSchema,
  vat_amount: decimalSchema,
  vat_rate_percent: z.number(),
  /** How they came about. */
  steps: priceStepsSchema,
});
export type Totals = z.infer<typeof totalsSchema>;

export const cartSchema = z.object({
  id: z.uuid(),
  /** Grows with each change; a reader drops an answer older than the one it has. */
  version: z.int(),
  lines: z.array(cartLineSchema),
  /** Pieces in all lines, those sold out included. */
  quantity: z.int(),
  /**
   * Home delivery to the country of the locale, until the checkout knows better; with the client's offer, code and wallet,
   * as the checkout and the charge.
   */
  totals: totalsSchema,
  /** At least one piece is in stock and no line asks for more than there is; sold-out lines are left behind. */
  is_orderable: z.boolean(),
  /**
   * What is taken along to the checkout, one at most. Nobody signed in, or too many wrong codes: not judged, and out of
   * the totals like one with a problem.
   */
  codes: z
    .array(z.object({ code: z.string(), problem: codeProblemSchema.nullable(), is_judged: z.boolean() }))
    .default([]),
  use_wallet: z.boolean().default(false),
  /** Null while nobody is signed in. */
  wallet_balance_ttc: decimalSchema.nullable().default(null),
});
export type Cart = z.infer<typeof cartSchema>;

const cartId = z.strictObject({ cart_id: z.uuid() });
const cartErrors = ["NOT_FOUND"] as const;

export const createCart = endpoint({
  method: "POST",
  path: "/carts",
  auth: "optional",
  origin: "added",
  summary: "Open a cart; a signed-in client gets the one it has",
  body: z.strictObject({}),
  answer: cartSchema,
  status: 201,
});
/** A cart of a client answers only that client; a visitor's cart answers whoever knows its id. */
export const getCart = endpoint({
  method: "GET",
  path: "/carts/:cart_id",
  auth: "optional",
  origin: "added",
  summary: "A cart with its prices, stock and totals of now",
  params: cartId,
  answer: cartSchema,
  errors: cartErrors,
});
export const putCartLine = endpoint({
  method: "PUT",
  path: "/carts/:cart_id/lines/:variant_id",
  auth: "optional",
  origin: "added",
  summary: "Set the quantity of a variant (absolute, so that a repeated call changes nothing)",
  params: z.strictObject({ cart_id: z.uuid(), variant_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.strictObject({ quantity, look: z.int().min(1).max(2_147_483_647).nullable().optional() }),
  answer: cartSchema,
  errors: ["NOT_FOUND", "UNKNOWN_VARIANT", "QUANTITY_TOO_LARGE"],
});
export const deleteCartLine = endpoint({
  method: "DELETE",
  path: "/carts/:cart_id/lines/:variant_id",
  auth: "optional",
  origin: "added",
  summary: "Remove a variant; removing what is not there changes nothing",
  params: z.strictObject({ cart_id: z.uuid(), variant_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  answer: cartSchema,
  errors: cartErrors,
});
/**
 * Throws the errors of a code the client cannot use, and keeps it out. A visitor's code is kept and judged once somebody is
 * signed in.
 */
export const setCartReductions = endpoint({
  method: "PUT",
  path: "/carts/:cart_id/reductions",
  auth: "optional",
  origin: "added",
  summary: "Take a code and the wallet along to the checkout",
  params: cartId,
  body: z.strictObject({ codes: z.array(codeSchema).max(1), use_wallet: z.boolean() }),
  answer: cartSchema,
  errors: ["NOT_FOUND", ...codeErrors],
});
export const mergeCart = endpoint({
  method: "POST",
  path: "/clients/me/cart/merge",
  auth: "bearer",
  origin: "added",
  summary:
    "Move a visitor's cart into the client's: the larger quantity of a variant wins; a repeated call changes nothing",
  body: z.strictObject({ cart_id: z.uuid() }),
  answer: z.object({
    cart: cartSchema,
    /** What the merge changed, with the quantity before it (0: the line was not there), so that it can be undone. */
    changes: z.array(z.object({ variant_id: z.int(), quantity_before: z.int(), quantity_after: z.int() })),
  }),
  errors: cartErrors,
});
export const getClientCart = endpoint({
  method: "GET",
  path: "/clients/me/cart",
  auth: "bearer",
  origin: "added",
  summary: "The client's cart; opened when there is none",
  answer: cartSchema,
});
