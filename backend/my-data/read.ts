import { toDecimal } from "#contract/money.ts";
import type { MyData } from "#contract/my-data.ts";
import type { PointRule } from "#contract/loyalty.ts";
import type { WalletRule } from "#contract/wallet.ts";
import { readAddresses } from "../addresses/store.ts";
import { findLookNames } from "../catalog/look-store.ts";
import { readClient } from "../clients/service.ts";
import { findClient, type StoredClient } from "../clients/store.ts";
import type { Caller, RequestContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import { and, asc, desc, eq, inArray, isNull, sql } from "../db/orm.ts";
import { declarations, stockAlerts, ticketMessages, tickets } from "../db/schema/after-sale.ts";
import { products, variants } from "../db/schema/catalog.ts";
import { clients, optinChanges, sessions, subscribers } from "../db/schema/client.ts";
import { favourites } from "../db/schema/favourite.ts";
import { referrals } from "../db/schema/ledger.ts";
import { mailOutbox } from "../db/schema/order.ts";
import { lookLikes, quizAnswers } from "../db/schema/profile.ts";
import { reviews } from "../db/schema/review.ts";
import { boxMessages } from "../db/schema/request.ts";
import { toGiftCard, toReceivedGiftCard } from "../gift-cards/answer.ts";
import { findGiftCardsOf } from "../gift-cards/store.ts";
import { ApiError } from "../http/problem.ts";
import { accounts } from "../ledger/accounts.ts";
import { readHistory } from "../ledger/history.ts";
import { readBalance } from "../ledger/post.ts";
import { listOrders } from "../orders/answer.ts";
import { readProfiles } from "../profiles/service.ts";
import { findLabelsOf, toLabel } from "../recycling/store.ts";
import { readRequests } from "../requests/answer.ts";
import { listReturns } from "../returns/answer.ts";
import { readVisits } from "../staff/visits.ts";
import { readWardrobe } from "../wardrobe/service.ts";
import { readAllPages } from "./all-pages.ts";

type OfClient = RequestContext & { caller: Caller };

/** Rows that are read at once; a list is read to its end, whatever its length. */
const pageSize = 100;

const iso = (moment: Date): string => moment.toISOString();

async function readProfileData(context: OfClient): Promise<MyData["profiles"]> {
  const { db, caller } = context;
  const [known, boxes] = await Promise.all([readProfiles(context, caller), readRequests(context, caller.clientId)]);
  const ids = known.map(({ id }) => id);
  if (ids.length === 0) return [];
  const boxIds = boxes.flatMap(({ id }) => (id > 0 ? [id] : []));
  const [quizzes, judged, messages, wardrobes] = await Promise.all([
    db.select().from(quizAnswers).where(inArray(quizAnswers.profileId, ids)).orderBy(desc(quizAnswers.updatedAt)),
    db.select().from(lookLikes).where(inArray(lookLikes.profileId, ids)).orderBy(desc(lookLikes.at)),
    boxIds.length === 0
      ? []
      : db.select().from(boxMessages).where(inArray(boxMessages.requestId, boxIds)).orderBy(asc(boxMessages.sequence)),
    Promise.all(ids.map((id) => readWardrobe(context, caller, id))),
  ]);
  const names = await findLookNames(
    db,
    judged.map(({ lookId }) => lookId),
    context.locale,
  );
  return known.map((profile, index) => ({
    profile,
    quizzes: quizzes
      .filter(({ profileId }) => profileId === profile.id)
      .map(({ code, answers, updatedAt }) => ({ code, answers, updated_at: iso(updatedAt) })),
    judged_looks: judged
      .filter(({ profileId }) => profileId === profile.id)
      .map(({ lookId, isLiked, at }) => ({
        look_id: lookId,
        name: names.get(lookId) ?? "",
        is_liked: isLiked,
        at: iso(at),
      })),
    boxes: boxes
      .filter(({ kid }) => kid.id === profile.id)
      .map((box) => ({
        box,
        messages: messages
          .filter(({ requestId }) => requestId === box.id)
          .map(({ author, text, at }) => ({ author, text, at: iso(at) })),
      })),
    wardrobe: wardrobes[index]?.pieces ?? [],
  }));
}

async function readMoney({ db, caller: { clientId } }: OfClient): Promise<Pick<MyData, "wallet" | "points">> {
  const [wallet, points] = [accounts.wallet(clientId), accounts.points(clientId)];
  const historyOf = (account: string, unit: "EUR" | "POINT") =>
    readAllPages((page) => readHistory(db, { account, unit, page, page_size: pageSize }));
  const [amount, transactions, balance, movements] = await Promise.all([
    readBalance(db, wallet, "EUR"),
    historyOf(wallet, "EUR"),
    readBalance(db, points, "POINT"),
    historyOf(points, "POINT"),
  ]);
  return {
    wallet: {
      amount: toDecimal(amount),
      transactions: transactions.map(({ rule, at, amount, balance, ...same }) => ({
        ...same,
        rule: rule as WalletRule,
        at: iso(at),
        amount: toDecimal(amount),
        balance: toDecimal(balance),
      })),
    },
    points: {
      balance,
      movements: movements.map(({ rule, at, amount, ...same }) => ({
        ...same,
        rule: rule as PointRule,
        at: iso(at),
        points: amount,
      })),
    },
  };
}

async function readFriends(db: Queryable, client: StoredClient): Promise<MyData["referrals"]> {
  const friends = await db
    .select({ firstname: clients.firstname, since: referrals.createdAt, cents: referrals.rewardCents })
    .from(referrals)
    .innerJoin(clients, eq(clients.id, referrals.friendClientId))
    .where(eq(referrals.godfatherClientId, client.id))
    .orderBy(desc(referrals.createdAt));
  return {
    friends: friends.map(({ firstname, since, cents }) => ({
      firstname,
      since: iso(since),
      reward_ttc: cents === null ? null : toDecimal(cents),
    })),
    was_referred: client.godfatherClientId !== null,
  };
}

/** Mails, letters and devices. */
async function readTraces({ db, clock, locale, caller: { clientId } }: OfClient, { email }: StoredClient) {
  const [consents, declared, letters, answers, mails, kept, alerts, lists, devices, written] = await Promise.all([
    db.select().from(optinChanges).where(eq(optinChanges.clientId, clientId)).orderBy(desc(optinChanges.at)),
    db.select().from(declarations).where(eq(declarations.clientId, clientId)).orderBy(desc(declarations.createdAt)),
    db.select().from(tickets).where(eq(tickets.clientId, clientId)).orderBy(desc(tickets.createdAt)),
    db
      .select({ message: ticketMessages })
      .from(ticketMessages)
      .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
      .where(eq(tickets.clientId, clientId))
      .orderBy(asc(ticketMessages.sequence)),
    db
      .select({ kind: mailOutbox.kind, to: mailOutbox.recipient, at: mailOutbox.createdAt })
      .from(mailOutbox)
      .where(eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()))
      .orderBy(desc(mailOutbox.createdAt)),
    db
      .select({ id: favourites.productId, names: products.names, since: favourites.keptAt })
      .from(favourites)
      .innerJoin(products, eq(products.id, favourites.productId))
      .where(eq(favourites.clientId, clientId))
      .orderBy(desc(favourites.keptAt)),
    db
      .select({ alert: stockAlerts, size: variants.size, names: products.names })
      .from(stockAlerts)
      .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(eq(stockAlerts.email, email.toLowerCase()), isNull(stockAlerts.endedAt)))
      .orderBy(asc(stockAlerts.createdAt)),
    db.select().from(subscribers).where(eq(subscribers.email, email.toLowerCase())).orderBy(asc(subscribers.list)),
    db
      .select()
      .from(sessions)
      /* Those of staff are among the visits. */
      .where(and(eq(sessions.clientId, clientId), isNull(sessions.staffName)))
      .orderBy(desc(sessions.rotatedAt)),
    db
      .select({ review: reviews, names: products.names })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.clientId, clientId))
      .orderBy(desc(reviews.updatedAt)),
  ]);
  const now = clock.now();
  return {
    consents: consents.map(({ line, isGiven, source, at }) => ({ line, is_given: isGiven, source, at: iso(at) })),
    declarations: declared.map(({ number, kind, contract, createdAt }) => ({
      number,
      kind,
      contract,
      at: iso(createdAt),
    })),
    messages: letters.map(({ id, number, object, content, attachment, createdAt }) => ({
      number,
      object,
      content,
      attachment_names: attachment ? [attachment.name] : [],
      at: iso(createdAt),
      answers: answers
        .filter(({ message }) => message.ticketId === id)
        .map(({ message }) => ({
          author: message.author,
          content: message.content,
          attachment_names: message.attachments.map(({ name }) => name),
          at: iso(message.createdAt),
        })),
    })),
    reviews: written.map(({ review: { score, text, status, language, updatedAt }, names }) => ({
      product: names[language],
      score,
      text,
      status,
      at: iso(updatedAt),
    })),
    mails: mails.map(({ at, ...mail }) => ({ ...mail, at: iso(at) })),
    favourites: kept.map(({ id, names, since }) => ({ product_id: id, product: names[locale], since: iso(since) })),
    stock_alerts: alerts.map(({ alert: { variantId, createdAt }, size, names }) => ({
      variant_id: variantId,
      product: names[locale],
      size,
      since: iso(createdAt),
    })),
    newsletters: lists.map(({ list, source, createdAt }) => ({ list, source, since: iso(createdAt) })),
    devices: devices.map(({ createdAt, rotatedAt, revokedAt, expiresAt }) => ({
      signed_in_at: iso(createdAt),
      last_seen_at: iso(rotatedAt),
      is_open: revokedAt === null && expiresAt > now,
    })),
  };
}

/** All that the shop keeps of the client, by subject. What it keeps of nobody in particular is not in it, nor secrets. */
export async function readMyData(context: OfClient): Promise<MyData> {
  const { db, clock, caller } = context;
  const { clientId } = caller;
  const client = await findClient(db, clientId);
  if (!client) throw new ApiError("UNAUTHENTICATED");
  const now = clock.now();
  const [account, billing, shipping, profiles, orders, returns, money, cards, friends, labels, traces, visits] =
    await Promise.all([
      readClient(context, caller),
      readAddresses(db, clientId, "billing"),
      readAddresses(db, clientId, "shipping"),
      readProfileData(context),
      readAllPages((page) => listOrders(db, clientId, { page, page_size: pageSize }, now)),
      readAllPages((page) => listReturns(db, clientId, { page, page_size: pageSize })),
      readMoney(context),
      findGiftCardsOf(db, clientId),
      readFriends(db, client),
      findLabelsOf(db, clientId),
      readTraces(context, client),
      readAllPages((page) => readVisits(db, clientId, page)),
    ]);
  return {
    made_at: iso(now),
    account,
    signed_up_from: client.origin,
    billing_addresses: billing,
    shipping_addresses: shipping,
    profiles,
    orders,
    returns,
    ...money,
    gift_cards: {
      given: cards
        .filter(({ giverClientId }) => giverClientId === clientId)
        .map((card) => toGiftCard(card, context.locale)),
      received: cards
        .filter(({ redeemedByClientId }) => redeemedByClientId === clientId)
        .map((card) => toReceivedGiftCard(card, context.locale)),
    },
    referrals: friends,
    recycling_labels: labels.map(toLabel),
    ...traces,
    staff_visits: visits,
  };
}
