import { toDecimal } from "#contract/money.ts";
import type { Locale } from "#contract/locale.ts";
import { boxPieces } from "#contract/requests.ts";
import { takeStock } from "../catalog/stock.ts";
import { findVariantsWithProducts } from "../catalog/store.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { requestItems } from "../db/schema/request.ts";
import type { MailedPieces } from "../mails/box-mail-data.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { findProfileOf } from "../profiles/store.ts";
import { planAfterBox } from "../subscriptions/machine.ts";
import { saveSubscription } from "../subscriptions/store.ts";
import type { ComposedItem } from "../stylist/compose.ts";
import { forbidsComposing } from "./blocking.ts";
import { readStanding } from "./standing.ts";
import { holdBox } from "./hold.ts";
import { enqueueBoxMail, findRecipient } from "./mails.ts";
import { planRequestTransition } from "./machine.ts";
import { composeLeadDays, previewReminderAt, previewUntil, withLead } from "./schedule.ts";
import { findWishes, moveRequest, saveRequest, type LockedBox } from "./store.ts";
import { fewestPieces, type Stylist } from "./stylist.ts";
import { unfulfilledWishesOf } from "./unfulfilled-wishes.ts";

/** Somebody else took a piece at the same moment: the stylist chooses again after this time. */
const shortageRetryMs = 60_000;

type Needs = Pick<Dependencies, "clock" | "payments">;

/** Names, sizes and prices of chosen pieces in a language, for a mail. */
async function nameForMail(
  db: Queryable,
  pieces: readonly Pick<ComposedItem, "variantId" | "unitPriceCents">[],
  locale: Locale,
  now: Date,
): Promise<MailedPieces> {
  const found = await findVariantsWithProducts(
    db,
    pieces.map(({ variantId }) => variantId),
    locale,
    now,
  );
  return pieces.flatMap(({ variantId, unitPriceCents }) => {
    const known = found.find(({ variant }) => variant.variant_id === variantId);
    if (!known) return [];
    const { name, brand_name, images } = known.product;
    const image = images[0] ? { url: images[0].url, alt: images[0].alt } : null;
    return [{ name, brand_name, size: known.variant.size, price_ttc: toDecimal(unitPriceCents), image }];
  });
}

/** Moves a box whose time has run away to a day that can be kept, and what follows it. */
export async function postponeLate(tx: Transaction, box: LockedBox, leadDays: number, now: Date): Promise<string> {
  const { request, subscription } = box;
  const date = withLead(request.deliveryDate, now, leadDays);
  if (date === request.deliveryDate) return date;
  await saveRequest(tx, request.id, { deliveryDate: date }, now);
  request.deliveryDate = date;
  if (subscription) {
    const { nextDeliveryDate, nextAt } = planAfterBox(subscription, date);
    await saveSubscription(tx, subscription.id, { nextDeliveryDate, nextAt }, now);
  }
  return date;
}

async function tellOfPreview(
  tx: Transaction,
  { request }: LockedBox,
  pieces: readonly ComposedItem[],
  until: Date,
  now: Date,
): Promise<void> {
  const recipient = await findRecipient(tx, request.profileId);
  if (!recipient) return;
  const total = pieces.reduce((sum, { unitPriceCents }) => sum + unitPriceCents, 0);
  await enqueueBoxMail(
    tx,
    "box-preview",
    request,
    {
      preview_until: until.toISOString(),
      pieces: await nameForMail(tx, pieces, textLocaleOf(recipient.locale), now),
      total_ttc: toDecimal(total),
    },
    now,
    String(now.getTime()),
  );
}

/**
 * The stylist fills a locked, open box; its pieces leave the stock. Without an address or a card the preview is shown
 * all the same: there is time until the box is packed. Answers whether something changed.
 */
export async function composeStep(needs: Needs, tx: Transaction, box: LockedBox, stylist: Stylist): Promise<boolean> {
  const { request } = box;
  const now = needs.clock.now();
  const next = planRequestTransition(request.status, "COMPOSED");
  const profile = await findProfileOf(tx, request.clientId, request.profileId);
  if (!next || !profile) return false;
  const reason = (await readStanding({ ...needs, db: tx }, request.clientId)).blockOf(request.profileId);
  if (reason && forbidsComposing(reason)) return holdBox(tx, box, reason, now);
  const day = withLead(request.deliveryDate, now, composeLeadDays);
  const wishes = await findWishes(tx, request.id);
  const looks = await stylist.composeBox(tx, {
    profileId: profile.id,
    requestId: request.id,
    seed: request.seed,
    pieceCount: boxPieces[profile.profileType],
    budgetCents: request.budgetCents,
    day,
    wishes,
  });
  const pieces = looks.flatMap(({ items }) => items);
  if (pieces.length < fewestPieces[profile.profileType]) return holdBox(tx, box, "NOT_ENOUGH_PIECES", now);
  const taken = await takeStock(
    tx,
    pieces.map(({ variantId }) => ({ variantId, quantity: 1 })),
  );
  if (!taken.ok) {
    await saveRequest(tx, request.id, { dueAt: new Date(now.getTime() + shortageRetryMs) }, now);
    return false;
  }
  await tx.insert(requestItems).values(
    looks.flatMap(({ lookIndex, items }) =>
      items.map((item, itemIndex) => ({
        requestId: request.id,
        lookIndex,
        itemIndex,
        productId: item.productId,
        variantId: item.variantId,
        unitPriceCents: item.unitPriceCents,
        reasons: item.reasons,
        replaced: [],
      })),
    ),
  );
  const until = previewUntil(await postponeLate(tx, box, composeLeadDays, now), now);
  const unfulfilled = await unfulfilledWishesOf(tx, request, wishes, pieces, day);
  await moveRequest(tx, request.id, next, now, {
    previewUntil: until,
    dueAt: previewReminderAt(until, now),
    blockedReason: reason,
    unfulfilled,
  });
  await tellOfPreview(tx, box, pieces, until, now);
  if (reason) await enqueueBoxMail(tx, "box-blocked", request, { reason }, now, `${reason}:${next}`);
  return true;
}
