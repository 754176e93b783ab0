import { z } from "zod";
import { presentPasswordSchema } from "./account-fields.ts";
import { addressSchema } from "./addresses.ts";
import { clientSchema } from "./client.ts";
import { ticketAuthorSchema } from "./customer-service.ts";
import { decimalSchema } from "./decimal.ts";
import { endpoint } from "./endpoint.ts";
import { giftCardSchema, receivedGiftCardSchema } from "./gift-cards.ts";
import { getLoyaltyPoints } from "./loyalty.ts";
import { orderSchema } from "./orders.ts";
import { profileSchema } from "./profiles.ts";
import { recyclingLabelSchema } from "./recycling.ts";
import { requestSchema } from "./requests.ts";
import { reviewStatusSchema } from "./reviews.ts";
import { returnSchema } from "./returns.ts";
import { staffVisitSchema } from "./staff.ts";
import { walletTransactionSchema } from "./wallet.ts";
import { wardrobePieceSchema } from "./wardrobe.ts";

/** How long a sale is kept for the books after its year, whatever becomes of the account (French commercial law). */
export const documentYears = 10;

const moment = z.iso.datetime();

/** One profile with all that was told and chosen for it. */
export const profileDataSchema = z.object({
  profile: profileSchema,
  quizzes: z.array(z.object({ code: z.string(), answers: z.record(z.string(), z.unknown()), updated_at: moment })),
  judged_looks: z.array(z.object({ look_id: z.int(), name: z.string(), is_liked: z.boolean(), at: moment })),
  boxes: z.array(
    z.object({
      box: requestSchema,
      messages: z.array(z.object({ author: z.enum(["CLIENT", "STYLIST"]), text: z.string(), at: moment })),
    }),
  ),
  wardrobe: z.array(wardrobePieceSchema),
});
export type ProfileData = z.infer<typeof profileDataSchema>;

/** All that the shop keeps of a client, by subject; each list whole, the newest first where it has a time. */
export const myDataSchema = z.object({
  made_at: moment,
  account: clientSchema,
  signed_up_from: z.string().nullable(),
  billing_addresses: z.array(addressSchema),
  shipping_addresses: z.array(addressSchema),
  newsletters: z.array(z.object({ list: z.enum(["KID", "WOMAN"]), source: z.string(), since: moment })),
  /** Sizes whose return is to be told. */
  favourites: z.array(z.object({ product_id: z.int(), product: z.string(), since: moment })),
  stock_alerts: z.array(z.object({ variant_id: z.int(), product: z.string(), size: z.string(), since: moment })),
  /** What was said to news, word by word. */
  consents: z.array(
    z.object({ line: z.enum(["KID", "WOMAN"]), is_given: z.boolean(), source: z.string().nullable(), at: moment }),
  ),
  profiles: z.array(profileDataSchema),
  orders: z.array(orderSchema),
  returns: z.array(returnSchema),
  wallet: z.object({ amount: decimalSchema, transactions: z.array(walletTransactionSchema) }),
  points: z.object({ balance: z.int(), movements: getLoyaltyPoints.answer.shape.items }),
  gift_cards: z.object({ given: z.array(giftCardSchema), received: z.array(receivedGiftCardSchema) }),
  /** Friends who named the client; and whether somebody brought the client. */
  referrals: z.object({
    friends: z.array(z.object({ firstname: z.string(), since: moment, reward_ttc: decimalSchema.nullable() })),
    was_referred: z.boolean(),
  }),
  recycling_labels: z.array(recyclingLabelSchema),
  reviews: z.array(
    z.object({ product: z.string(), score: z.int(), text: z.string(), status: reviewStatusSchema, at: moment }),
  ),
  messages: z.array(
    z.object({
      number: z.string(),
      object: z.string(),
      content: z.string(),
      attachment_names: z.array(z.string()),
      at: moment,
      /** What was written since, the oldest first. */
      answers: z.array(
        z.object({
          author: ticketAuthorSchema,
          content: z.string(),
          attachment_names: z.array(z.string()),
          at: moment,
        }),
      ),
    }),
  ),
  /** Contracts that were withdrawn from or ended. */
  declarations: z.array(
    z.object({ number: z.string(), kind: z.enum(["WITHDRAWAL", "CANCELLATION"]), contract: z.string(), at: moment }),
  ),
  /** Mails that were sent, or wait to be; their texts are in the mailbox. */
  mails: z.array(z.object({ kind: z.string(), to: z.string(), at: moment })),
  devices: z.array(z.object({ signed_in_at: moment, last_seen_at: moment, is_open: z.boolean() })),
  staff_visits: z.array(staffVisitSchema),
});
export type MyData = z.infer<typeof myDataSchema>;

export const erasureObstacleSchema = z.enum([
  "ORDER_UNPAID",
  "ORDER_UNDER_WAY",
  "BOX_TO_DECIDE",
  "RETURN_UNDER_WAY",
  "REFUND_UNDER_WAY",
]);
export type ErasureObstacle = z.infer<typeof erasureObstacleSchema>;

/** What would happen if the account were deleted now. */
export const erasureSchema = z.object({
  /** What has to end first, each for an order; the account can be deleted once there is none. */
  obstacles: z.array(
    z.object({
      code: erasureObstacleSchema,
      order_id: z.uuid(),
      order_number: z.string(),
      order_kind: z.enum(["SHOP", "BOX"]),
      return_id: z.uuid().nullable(),
    }),
  ),
  /** Subscriptions that end at once, and boxes that are not packed yet and will not come. */
  subscriptions: z.int(),
  planned_boxes: z.int(),
  profiles: z.array(z.string()),
  /** What is lost with the account. */
  wallet_ttc: decimalSchema,
  points: z.int(),
  /** Orders that could still be sent back from the account. */
  returnable: z.array(z.object({ order_id: z.uuid(), order_number: z.string(), until: z.iso.date() })),
  /** Gift cards that were given and stay good for whom they were given to. */
  open_gift_cards: z.int(),
  /** Last day invoices and what belongs to them are kept for the books; null where there are none. */
  documents_until: z.iso.date().nullable(),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const getMyData = endpoint({
  method: "GET",
  path: "/clients/me/data",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary: "All that the shop keeps of the signed-in client",
  answer: myDataSchema,
});
export const getErasure = endpoint({
  method: "GET",
  path: "/clients/me/erasure",
  auth: "bearer",
  origin: "added",
  summary: "What stands in the way of deleting the account, what would be lost, and what the law keeps",
  answer: erasureSchema,
});
export const deleteClient = endpoint({
  method: "DELETE",
  path: "/clients/me",
  auth: "bearer",
  origin: "added",
  staff: "never",
  summary: "Delete the account: ends its subscriptions and sessions and erases the person; what the books need stays",
  body: z.strictObject({
    current_password: presentPasswordSchema,
    /** Must be true where the wallet holds something. */
    gives_up_wallet: z.boolean().default(false),
  }),
  answer: z.void(),
  status: 204,
  errors: ["WRONG_PASSWORD", "ACCOUNT_IN_USE", "WALLET_NOT_EMPTY"],
});
