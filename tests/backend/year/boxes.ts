import { randomUUID } from "node:crypto";
import { getOrder, setOrderReductions } from "#contract/orders.ts";
import { rateOrder } from "#contract/ratings.ts";
import { commentPreview, getPreview, replacePreviewItem, searchPreview, validatePreview } from "#contract/preview.ts";
import {
  cancelRequest,
  declareSatisfied,
  getRequest,
  getRequests,
  putWish,
  updateRequest,
} from "#contract/requests.ts";
import { getSuggestions } from "#contract/suggestions.ts";
import { createReturn, extendReturnDeadline } from "#contract/returns.ts";
import { getSubscriptions, skipBox } from "#contract/subscriptions.ts";
import { replaceCard, shyCard, type Resident } from "./resident.ts";
import { decideBox, getTryOn } from "#contract/try-on.ts";
import { aWorkingDay, sendBack } from "./parcels.ts";

/** A box as a mail names it. */
export interface BoxOf {
  profile_id: string;
  request_id: number;
}
const paramsOf = ({ profile_id: id, request_id: rid }: BoxOf) => ({ id, rid });

/** Leaves the next box of a subscription out, unless it is too late for that one or too early for the one after it. */
export async function skipNext(home: Resident, id: string, sid: string): Promise<void> {
  const params = { id, sid };
  const before = (await home.call(getSubscriptions, { params })).find((one) => one.id === sid);
  const boxes = await home.call(getRequests, { query: { status: "OPEN,COMPOSED,VALIDATED" } });
  const after = await home.call(skipBox, { params }).catch((error: unknown) => {
    if (!/REQUEST_NOT_CHANGEABLE|DELIVERY_DATE_NOT_POSSIBLE/.test(String(error))) throw error;
    return null;
  });
  if (!before || !after) return;
  const [left] = before.planned_delivery_dates;
  if (left !== undefined && after.planned_delivery_dates.includes(left))
    throw new Error(`a box of ${left} was skipped and is planned still`);
  const boxId = boxes.find(({ subscription_id }) => subscription_id === sid)?.id ?? null;
  home.skipped.push({ subscription: params, boxId });
  home.town.note(boxId === null ? "planned box skipped" : "open box skipped");
}

/** The box takes wishes: somebody wishes, moves it, skips it or does without it. */
export async function chooseForBox(home: Resident, box: BoxOf): Promise<void> {
  const { chance, town } = home;
  const params = paramsOf(box);
  const {
    status_details,
    delivery_date_range: range,
    subscription_id: sid,
    kind,
  } = await home.call(getRequest, { params });
  const wish = chance.choose([
    [7, "wish"],
    [1, "move"],
    [1, "final"],
    [1, "cancel"],
    [3, "skip"],
  ] as const);
  if (wish === "wish" && status_details.actions.includes("GO_TO_SUGGESTIONS")) {
    const { products: fitting } = await home.call(getSuggestions, { params: { id: box.profile_id }, query: {} });
    const cheap = fitting.toSorted((a, b) => a.lc_price - b.lc_price).slice(0, 12);
    for (const { id: product_id } of chance.some(cheap, chance.between(1, 2)))
      await home.call(putWish, { params: { ...params, product_id } }).catch((error: unknown) => {
        // Somebody else of the town may have bought the last one of the size meanwhile.
        if (!String(error).includes("WISH_NOT_POSSIBLE")) throw error;
      });
    town.note("wish made");
  }
  if (wish === "move" && range) {
    await home.call(updateRequest, { params, body: { delivery_date: aWorkingDay(chance, range, 30) } });
    town.note("box moved");
  }
  if (wish === "final" && status_details.code === "OPEN") {
    await home.call(updateRequest, { params, body: { are_wishes_final: true, budget_ttc: 200 } });
    town.note("wishes final");
  }
  if (wish === "cancel" && status_details.actions.includes("CANCEL")) {
    await home.call(cancelRequest, { params });
    town.note("box cancelled");
  }
  if (wish === "skip" && sid !== null && kind === "SUBSCRIPTION") await skipNext(home, box.profile_id, sid);
}

/** The stylist has chosen: somebody looks, changes and says yes, or only looks. */
export async function answerPreview(home: Resident, box: BoxOf): Promise<void> {
  const { chance, town } = home;
  const params = paramsOf(box);
  const preview = await home.call(getPreview, { params });
  if (!preview.is_open) return;
  const places = preview.looks.flatMap(({ items }) => items);
  for (const item of chance.some(
    places,
    chance.choose([
      [5, 0],
      [4, 1],
      [1, 2],
    ] as const),
  )) {
    const place = { look_index: item.look_index, item_index: item.item_index };
    const { products } = await home.call(searchPreview, { params, query: { page: 1, ...place } });
    const [instead] = products;
    if (!instead) continue;
    const body = { ...place, replacement_reason: "COLOR", replacement_product_id: instead.id } as const;
    await home.call(replacePreviewItem, { params, body: { ...body, expected_variant_id: item.variant.variant_id } });
    town.note("piece replaced");
  }
  if (chance.happens(0.1)) {
    await home.call(commentPreview, { params, body: { message: "Plutôt des couleurs vives." } });
    town.note("preview commented");
  }
  if (chance.happens(0.7)) {
    await home.call(validatePreview, { params });
    town.note("preview validated");
  }
}

const reasons = ["TOO_SMALL", "NOT_AS_EXPECTED", "DEFECT"] as const;

/** Says of every piece on one screen what becomes of it: one goes back at least, now and then for another size. */
async function decide(home: Resident, orderId: string): Promise<void> {
  const { chance, town } = home;
  const params = { id: orderId };
  const { pieces, version, bill } = await home.call(getTryOn, { params });
  const back = new Set(chance.some(pieces, chance.between(1, pieces.length - 1)));
  const items = pieces.map((piece) => {
    const { order_line_id, other_sizes: sizes } = piece;
    if (!back.has(piece)) return { order_line_id, decision: "KEEP" as const, fit: "GOOD" as const, score: 4 as const };
    const size = chance.happens(0.3) ? sizes.find(({ is_available }) => is_available) : undefined;
    const reason = size ? ("TOO_SMALL" as const) : chance.pick(reasons);
    return size
      ? { order_line_id, decision: "EXCHANGE" as const, reason, exchange_variant_id: size.variant_id }
      : { order_line_id, decision: "BACK" as const, reason };
  });
  if (items.some(({ decision }) => decision === "EXCHANGE")) town.note("piece exchanged");
  const body = { items, expected_version: version };
  const { parcel } = await home.call(decideBox, { params, body, idempotencyKey: randomUUID() });
  if (!parcel) throw new Error(`nothing of ${orderId} goes back, ${bill.due_ttc} is due`);
  sendBack(home, parcel, "BOX");
  town.note("box: decided piece by piece");
}

/** The box is there: everything is kept or goes back, a part is kept, or nobody answers at all. */
export async function tryOn(home: Resident, { order_id: id }: { order_id: string }): Promise<void> {
  const { chance, town } = home;
  const params = { id };
  const order = await home.call(getOrder, { params });
  if (chance.happens(0.12)) {
    const code = order.kind === "BOX" && chance.happens(0.5) ? (home.codes.at(-1) ?? null) : null;
    await home.call(setOrderReductions, { params, body: { codes: code === null ? [] : [code], use_wallet: true } });
    town.note(code === null ? "wallet for a box" : "code for a box");
  }
  if (chance.happens(0.1) && order.can_extend_return) {
    await home.call(extendReturnDeadline, { params, body: { days: chance.pick([7, 14] as const) } });
    town.note("deadline moved");
  }
  if (chance.happens(0.12)) {
    await replaceCard(home, shyCard);
    town.note("card that fails");
  }
  const answer = chance.choose([
    [2, "satisfied"],
    [2, "silence"],
    [5, "part"],
    [2, "nothing kept"],
  ] as const);
  if (answer === "satisfied") await home.call(declareSatisfied, { params });
  if (answer === "part" && order.can_return && chance.happens(0.5)) {
    await decide(home, id);
  } else if ((answer === "part" || answer === "nothing kept") && order.can_return) {
    const keptCount = answer === "part" ? chance.between(1, order.lines.length - 1) : 0;
    const back = chance.some(order.lines, order.lines.length - keptCount);
    const items = back.map((line) => ({
      order_line_id: line.id,
      quantity: line.quantity,
      reason: chance.pick(reasons),
    }));
    const declared = await home.call(createReturn, { idempotencyKey: randomUUID(), body: { order_id: id, items } });
    sendBack(home, declared, "BOX");
  }
  if (chance.happens(0.15)) {
    await home.call(rateOrder, { params, body: { overall: chance.between(1, 5) } });
    town.note("order rated");
  }
  town.note(`box: ${answer}`);
}
