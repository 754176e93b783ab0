import { randomInt, randomUUID } from "node:crypto";
import { type LocaleOption, locales } from "#contract/locale.ts";
import { returnStock } from "../catalog/stock.ts";
import type { Dependencies } from "../context.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from "../db/orm.ts";
import { orderRatings } from "../db/schema/after-sale.ts";
import { clients } from "../db/schema/client.ts";
import { profiles } from "../db/schema/profile.ts";
import { previewChanges, requestItems, requests } from "../db/schema/request.ts";
import { staffDecisions } from "../db/schema/staff.ts";
import { textLocaleOf } from "../mails/texts.ts";
import { storefrontLink } from "../mails/storefront-links.ts";
import { planRequestTransition } from "../requests/machine.ts";
import { enqueueBoxMail } from "../requests/mails.ts";
import { addMessage, findMessages } from "../requests/messages.ts";
import { lockBox, moveRequest, type StoredRequest } from "../requests/store.ts";
import { signFileAddress } from "../storage/signed-address.ts";
import type { StoredProfile } from "../profiles/store.ts";
import { findWearer } from "../stylist/wearer-store.ts";
import { findBoxStylist, readBoxStylists } from "../website/box-stylist.ts";
import type { StaffAnswer, StaffCommand } from "./commands.ts";
import { noteCommand } from "./note-command.ts";
import { StaffRefusal } from "./refusal.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

/** Boxes of one look-through; who has more works them off by their deadlines. */
const most = 100;

/** Who wrote last about a box; null where nobody did. */
const lastAuthor = sql<"CLIENT" | "STYLIST" | null>`(
  select author from box_messages where box_messages.request_id = ${requests.id} order by sequence desc limit 1
)`;

/**
 * Boxes whose client can still be answered: those that can be changed, and those that were validated and not yet packed.
 * Words without an answer come first, then the nearest deadline.
 */
export async function listBoxes(
  needs: Needs,
  asked: Extract<StaffCommand, { command: "boxes" }>,
): Promise<StaffAnswer<"boxes">> {
  const { db, clock, environment } = needs;
  const wanted = asked.stylist;
  const now = clock.now();
  const rows = await db
    .select({ request: requests, profile: profiles, email: clients.email, locale: clients.locale, lastAuthor })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .where(
      or(and(eq(requests.status, "COMPOSED"), gt(requests.previewUntil, now)), inArray(requests.status, ["VALIDATED"])),
    )
    .orderBy(requests.previewUntil, requests.id);
  const isWaiting = ({ lastAuthor: author }: (typeof rows)[number]) => author === "CLIENT";
  const stylistOf = await readAllBoxStylists(db);
  const isWanted = (name: string) =>
    wanted === undefined || name.toLocaleLowerCase("fr") === wanted.toLocaleLowerCase("fr");
  const shown = rows
    .map((row) => ({ ...row, stylist: stylistOf(row)?.firstname ?? "" }))
    .filter(({ stylist }) => isWanted(stylist))
    .toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
    .slice(0, most);
  await noteCommand(
    needs,
    asked,
    shown.flatMap(({ request: { id, clientId }, profile }) => [
      { clientId, kind: "BOX", id: String(id) },
      { clientId, kind: "PROFILE", id: profile.id },
    ]),
  );
  const boxes = await Promise.all(
    shown.map(async ({ stylist, ...row }) => {
      const { request, profile, email, locale } = row;
      const [messages, rating, wearer] = await Promise.all([
        findMessages(db, request.id),
        findLastRating(db, profile.id),
        findWearer(db, profile.id, request.id),
      ]);
      return {
        id: request.id,
        status: request.status,
        stylist,
        firstname: profile.firstname,
        client: email,
        locale,
        until: request.previewUntil?.toISOString() ?? null,
        delivery_date: request.deliveryDate,
        description: profile.description,
        decides: wearer?.said?.decides ?? null,
        trouser_length: wearer?.said?.trouserLength ?? null,
        photo_url:
          profile.photoKey === null
            ? null
            : new URL(signFileAddress(environment.SESSION_SECRET, profile.photoKey, now), environment.STOREFRONT_URL)
                .href,
        preview_url: storefrontLink(environment.STOREFRONT_URL, locale, `/infos/preview/${profile.id}/${request.id}`),
        messages: messages.map(({ author, text, at }) => ({ from: author, text, at: at.toISOString() })),
        last_rating: rating && { overall: rating.score, comment: rating.comment, at: rating.updatedAt.toISOString() },
        is_waiting: isWaiting(row),
      };
    }),
  );
  return { boxes };
}

/** What was said of the newest of a profile's boxes that anything was said of. */
async function findLastRating(db: Queryable, profileId: string) {
  const [found] = await db
    .select({ rating: orderRatings })
    .from(orderRatings)
    .innerJoin(requests, eq(requests.orderId, orderRatings.orderId))
    /* Who told only how the pieces fit said nothing of the box. */
    .where(and(eq(requests.profileId, profileId), or(isNotNull(orderRatings.score), ne(orderRatings.comment, ""))))
    .orderBy(desc(orderRatings.updatedAt))
    .limit(1);
  return found?.rating ?? null;
}

/** Who dresses whom, in each one's language. */
async function readAllBoxStylists(db: Queryable) {
  const ofLocales = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await readBoxStylists(db, locale)] as const)),
  );
  return ({ profile, locale }: { profile: StoredProfile; locale: LocaleOption }) =>
    ofLocales.get(textLocaleOf(locale))?.(profile) ?? null;
}

/** The box of a command, locked, while its client can be answered. Throws StaffRefusal. */
async function lockAnswerable(tx: Transaction, id: number): Promise<StoredRequest> {
  const box = await lockBox(tx, id);
  if (!box) throw new StaffRefusal(`There is no box ${id}.`);
  const { status } = box.request;
  if (status === "OPEN") throw new StaffRefusal(`The box ${id} is not composed yet: nobody has seen it.`);
  if (status === "CANCELLED") throw new StaffRefusal(`The box ${id} was given up.`);
  return box.request;
}

const noteDecision = async (
  tx: Transaction,
  kind: "BOX_ANSWERED" | "BOX_RECOMPOSED",
  request: StoredRequest,
  { staff, reason }: { staff: string; reason: string },
  now: Date,
): Promise<void> => {
  await tx.insert(staffDecisions).values({
    id: randomUUID(),
    kind,
    clientId: request.clientId,
    subjectId: String(request.id),
    staffName: staff,
    reason,
    at: now,
  });
};

/** A stylist's words about a box: they stand on its preview and go to the client by mail. */
export async function answerBox(
  { db, clock }: Needs,
  { box: id, text, staff }: Extract<StaffCommand, { command: "answer" }>,
): Promise<StaffAnswer<"answer">> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const request = await lockAnswerable(tx, id);
    const [owner] = await tx
      .select({ profile: profiles, email: clients.email, locale: clients.locale })
      .from(profiles)
      .innerJoin(clients, eq(clients.id, profiles.clientId))
      .where(eq(profiles.id, request.profileId));
    if (!owner || owner.profile.erasedAt) throw new StaffRefusal(`The profile of the box ${id} was deleted.`);
    await addMessage(tx, id, { author: "STYLIST", text, staffName: staff }, now);
    const stylist = await findBoxStylist(tx, owner.profile, textLocaleOf(owner.locale));
    const isOpen = request.status === "COMPOSED" && request.previewUntil !== null && request.previewUntil > now;
    const question = (await findMessages(tx, id)).findLast(({ author }) => author === "CLIENT")?.text ?? null;
    await enqueueBoxMail(
      tx,
      "box-answer",
      request,
      {
        stylist: stylist?.firstname ?? "",
        question,
        answer: text,
        preview_until: isOpen ? (request.previewUntil?.toISOString() ?? null) : null,
      },
      now,
      randomUUID(),
    );
    await noteDecision(tx, "BOX_ANSWERED", request, { staff, reason: text.slice(0, 500) }, now);
    return { id, firstname: owner.profile.firstname, client: owner.email };
  });
}

/**
 * Lets the stylist choose anew what a client wrote about in time: the pieces go back to the shelf, the box takes wishes until
 * it is composed again, with another seed, and its client hears of the new preview. Throws StaffRefusal.
 */
export async function recomposeBox(
  { db, clock }: Needs,
  { box: id, reason, staff }: Extract<StaffCommand, { command: "recompose" }>,
): Promise<StaffAnswer<"recompose">> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const request = await lockAnswerable(tx, id);
    const next = planRequestTransition(request.status, "RECOMPOSED");
    if (!next || request.previewUntil === null || request.previewUntil <= now)
      throw new StaffRefusal(`The box ${id} is ${request.status}: its preview is over.`);
    if (!(await findMessages(tx, id)).some(({ author }) => author === "CLIENT"))
      throw new StaffRefusal(`Nobody wrote about the box ${id}: what its client saw stays.`);
    const pieces = await tx.delete(requestItems).where(eq(requestItems.requestId, id)).returning();
    if (pieces.length > 0)
      await returnStock(
        tx,
        pieces.map(({ variantId }) => ({ variantId, quantity: 1 })),
      );
    await tx.update(previewChanges).set({ isUndoable: false }).where(eq(previewChanges.requestId, id));
    await moveRequest(tx, id, next, now, {
      seed: randomInt(2_147_483_647),
      previewUntil: null,
      unfulfilled: [],
      dueAt: now,
    });
    await noteDecision(tx, "BOX_RECOMPOSED", request, { staff, reason }, now);
    const [owner] = await tx
      .select({ firstname: profiles.firstname })
      .from(profiles)
      .where(eq(profiles.id, request.profileId));
    return { id, firstname: owner?.firstname ?? "", pieces: pieces.length };
  });
}
