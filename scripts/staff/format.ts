import type { AccountStatus, StaffAnswer } from "#backend/staff/commands.ts";

const moments = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  weekday: "short",
  day: "2-digit",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const euros = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" });

/** Day and time in Paris. */
const formatMoment = (moment: string): string => moments.format(new Date(moment));

const formatCents = (cents: number): string => euros.format(cents / 100);

/** `2 d 6 h`; whole hours. */
function formatSpan(ms: number): string {
  const hours = Math.round(ms / 3_600_000);
  const parts = [hours >= 24 ? `${Math.floor(hours / 24)} d` : "", hours % 24 > 0 ? `${hours % 24} h` : ""];
  return parts.filter(Boolean).join(" ") || "0 h";
}

export const formatLink = ({ url, client, expires_at }: StaffAnswer<"connect-as">): string =>
  [url, "", `Opens the shop as ${client}, once, until ${formatMoment(expires_at)} (time of the shop).`].join("\n");

export const formatPrice = (price: StaffAnswer<"price">): string =>
  [
    `${price.name}: ${formatCents(price.previous_cents)} → ${formatCents(price.price_cents)}`,
    price.original_cents === null
      ? "no reduction"
      : `${formatCents(price.original_cents)} crossed out, ${price.discount_percent} % below the lowest price of 30 days`,
  ].join(" · ");

export const formatGtin = ({ name, size, previous, gtin }: StaffAnswer<"gtin">): string =>
  `${name}, ${size}: ${previous ?? "no number"} → ${gtin ?? "no number"}`;

export const formatClock = ({ now, ahead_ms, is_demo }: StaffAnswer<"clock">): string =>
  [
    `${formatMoment(now)} in Paris`,
    ahead_ms === 0 ? "as on the machine" : `${formatSpan(ahead_ms)} ahead of the machine`,
    is_demo ? "a demo: its clock may be moved" : "not a demo",
  ].join(" · ");

/** One line for a stretch of time that passed. */
export function formatAdvance({ to, done, failed }: StaffAnswer<"advance">): string {
  const counts = Object.entries(done).map(([job, count]) => `${job} ${count}`);
  const news = counts.length > 0 ? counts.join(", ") : "nothing was due";
  return `${formatMoment(to)} · ${news}${failed.length > 0 ? ` · FAILED: ${failed.join(", ")}` : ""}`;
}

const section = (title: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : ["", title, ...rows.map((row) => `  ${row}`)];

const joined = (...parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" · ");

const formatLine = ({ line, name, size, declared, came, damaged, reason }: StaffAnswer<"parcel">["lines"][number]) =>
  joined(
    `${line}`,
    `${name}, ${size}`,
    `${declared} declared`,
    came === null ? null : `${came} came`,
    damaged === 0 ? null : `${damaged} damaged`,
    reason,
  );

export const formatParcel = ({ number, kind, status, lines }: StaffAnswer<"parcel">): string =>
  [
    `${number} · ${kind === "RETURN" ? "a return" : "clothes for recycling"} · ${status}`,
    ...lines.map(formatLine),
  ].join("\n  ");

export const formatReceived = ({ number, kind, lines }: StaffAnswer<"receive-return">): string =>
  [
    `${number} received · ${kind === "RETURN" ? "a return: it is settled on the next working day, or when its box closes" : "clothes for recycling"}`,
    ...lines.map(formatLine),
  ].join("\n  ");

export const formatCleared = ({ client, labels, boxes }: StaffAnswer<"clear-fraud">): string =>
  joined(
    `${client} is under no suspicion any more`,
    `${labels} label${labels === 1 ? "" : "s"} taken off`,
    boxes.length === 0 ? "no box was waiting for it" : `boxes that go on: ${boxes.map((id) => `#${id}`).join(", ")}`,
  );

const whoDecides = {
  parent: "the parents choose the clothes",
  both: "parents and child choose the clothes together",
  child: "the child chooses the clothes",
} as const;
const whereTrousersEnd = {
  cropped: "wants trousers that end above the ankle",
  ankle: "wants trousers that end at the ankle",
  long: "wants long trousers",
} as const;

const formatBox = (box: StaffAnswer<"boxes">["boxes"][number]): string =>
  [
    joined(
      `${box.is_waiting ? "! " : ""}#${box.id} for ${box.firstname}`,
      box.status,
      box.stylist && `dressed by ${box.stylist}`,
      box.until && `until ${formatMoment(box.until)}`,
      `delivery ${box.delivery_date}`,
      `${box.client}, ${box.locale}`,
    ),
    ...(box.description ? [`says: ${box.description}`] : []),
    ...(box.decides ? [whoDecides[box.decides]] : []),
    ...(box.trouser_length ? [whereTrousersEnd[box.trouser_length]] : []),
    ...(box.photo_url ? [`photo: ${box.photo_url}`] : []),
    ...(box.last_rating
      ? [
          joined(
            `of the box before, ${formatMoment(box.last_rating.at)}:`,
            box.last_rating.overall === null ? null : `${box.last_rating.overall} of 5`,
            box.last_rating.comment.replaceAll("\n", " "),
          ),
        ]
      : []),
    ...box.messages.map(
      ({ from, text, at }) =>
        `${from === "CLIENT" ? "client" : "we"}, ${formatMoment(at)}: ${text.replaceAll("\n", " ")}`,
    ),
    box.preview_url,
  ].join("\n    ");

export const formatBoxes = ({ boxes }: StaffAnswer<"boxes">): string =>
  boxes.length === 0 ? "no composed box is waiting" : boxes.map(formatBox).join("\n");

export const formatAnswered = ({ id, firstname, client }: StaffAnswer<"answer">): string =>
  `#${id} for ${firstname} · the answer stands on its preview and goes to ${client}`;

export const formatRecomposed = ({ id, firstname, pieces }: StaffAnswer<"recompose">): string =>
  `#${id} for ${firstname} · ${pieces} pieces went back to the shelf, the box is composed anew within minutes`;

export const formatRefundedCard = ({ id, buyer, amount_cents }: StaffAnswer<"refund-gift-card">): string =>
  `gift card ${id} · ${formatCents(amount_cents)} go back to ${buyer}, its code is worth nothing any more`;

export const formatLedger = ({ entries, wrong }: StaffAnswer<"check-ledger">): string =>
  wrong.length === 0
    ? `${entries} entries · the books are in order`
    : [`${entries} entries · THE BOOKS ARE WRONG`, ...wrong].join("\n  ");

const formatStep = ({ rule, code, cents, vat, lines }: StaffAnswer<"explain">["steps"][number]): string =>
  [
    joined(
      formatCents(cents),
      rule,
      code,
      vat.map((tax) => `${formatCents(tax.cents)} VAT at ${tax.rate_percent} %`).join(" + "),
    ),
    ...lines.map((line) => `    ${formatCents(line.cents)} · ${line.piece}`),
  ].join("\n  ");

export const formatExplained = (order: StaffAnswer<"explain">): string =>
  [
    `${order.number} · ${order.kind} · ${order.status} · ${order.client}`,
    ...order.steps.map(formatStep),
    joined(`= ${formatCents(order.total_cents)} total`, `${formatCents(order.vat_cents)} of it VAT`),
    ...(order.prepaid_cents > 0 ? [`${formatCents(-order.prepaid_cents)} · PREPAID`] : []),
    ...(order.wallet_cents > 0 ? [`${formatCents(-order.wallet_cents)} · WALLET`] : []),
    `= ${formatCents(order.due_cents)} due to a payment method`,
    ...order.refunds.map((refund) =>
      joined(
        `refund ${refund.reason}`,
        refund.status,
        refund.provider_cents > 0 ? `${formatCents(refund.provider_cents)} to the payment method` : null,
        refund.wallet_cents > 0 ? `${formatCents(refund.wallet_cents)} to the wallet` : null,
      ),
    ),
  ].join("\n  ");

export function formatAccount(account: AccountStatus): string {
  const statuses = Object.entries(account.statuses).map(([name, status]) => `${name} ${status ?? "-"}`);
  return [
    `${account.name} <${account.email}> · ${account.locale} · ${account.id}`,
    joined(
      `since ${formatMoment(account.signed_up_at)}`,
      account.godfather && `brought by ${account.godfather}`,
      `${account.open_sessions} open session${account.open_sessions === 1 ? "" : "s"}`,
    ),
    joined(`wallet ${formatCents(account.wallet_cents)}`, `${account.points} points`),
    ...section("Statuses", statuses),
    ...section(
      "Profiles",
      account.profiles.map(({ firstname, type, status, subscription, next_delivery_date, id }) =>
        joined(firstname, type, status, subscription, next_delivery_date && `next box ${next_delivery_date}`, id),
      ),
    ),
    ...section(
      "Boxes",
      account.boxes.map(({ id, firstname, status, delivery_date, blocked_reason, label }) =>
        joined(`#${id} for ${firstname}`, status, delivery_date, blocked_reason && `blocked: ${blocked_reason}`, label),
      ),
    ),
    ...section(
      "Orders",
      account.orders.map(({ number, kind, status, total_cents, created_at }) =>
        joined(number, kind, status, formatCents(total_cents), formatMoment(created_at)),
      ),
    ),
    ...section(
      "Decided by staff",
      account.staff_decisions.map(({ at, staff_name, kind, reason }) =>
        joined(formatMoment(at), staff_name, kind, reason),
      ),
    ),
    ...section(
      "Done by staff",
      account.staff_actions.map(({ at, staff_name, call, record_id, fields, error_code, reason }) =>
        joined(formatMoment(at), staff_name, call, record_id, fields.join(", "), error_code, reason),
      ),
    ),
  ].join("\n");
}

const formatEntry = (entry: StaffAnswer<"log">["entries"][number]): string =>
  [
    joined(
      formatMoment(entry.at),
      entry.staff_name,
      entry.call,
      entry.record_id ?? entry.record_kind,
      entry.status === null ? "INTERRUPTED" : String(entry.status),
      entry.error_code,
      entry.consent_id && `agreed ${entry.consent_id}`,
      entry.reason,
    ),
    ...(Object.keys(entry.sent).length > 0 ? [`sent ${JSON.stringify(entry.sent)}`] : []),
    ...(entry.record_ids.length > 0 ? [`answered ${entry.record_ids.join(", ")}`] : []),
    ...entry.changes.map(
      ({ field, before, after }) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  ].join("\n    ");

export const formatLog = ({ page, pages, entries }: StaffAnswer<"log">): string =>
  [...entries.map(formatEntry), `page ${page} of ${pages}`].join("\n");

const meaningOf = (means: StaffAnswer<"add-word">["means"]): string =>
  Object.entries(means)
    .map(([facet, codes]) => `${facet}=${codes.join(",")}`)
    .join(" ") || "says nothing of a piece";

export const formatWord = ({ locale, phrase, kind, name, means, is_near }: StaffAnswer<"add-word">): string =>
  joined(`${locale} ${phrase}`, kind, name, meaningOf(means), is_near ? "comes near only" : null);

/** A review over a few lines: its number, who wrote it of what, the words, and what became of them. */
export const formatReview = (review: StaffAnswer<"publish-review">): string =>
  [
    joined(
      `#${review.number} ${review.status}`,
      `${"★".repeat(review.score)}${"☆".repeat(5 - review.score)}`,
      review.fit,
      review.product,
      `${review.client} (${review.language})`,
      formatMoment(review.at),
    ),
    ...(review.text ? [`  ${review.text.replaceAll("\n", "\n  ")}`] : []),
    ...(review.doubts.length > 0 ? [`  held for: ${review.doubts.join(", ")}`] : []),
    ...(review.refusal ? [`  refused: ${review.refusal}`] : []),
    ...(review.answer ? [`  answered: ${review.answer}`] : []),
  ].join("\n");

export const formatReviews = ({ reviews }: StaffAnswer<"reviews">): string =>
  reviews.length === 0 ? "No such review." : reviews.map(formatReview).join("\n\n");

export const formatTicket = (ticket: StaffAnswer<"ticket">): string =>
  [
    joined(
      `${ticket.number} ${ticket.status}`,
      ticket.object,
      `${ticket.sender}${ticket.is_client ? "" : " (no account)"}`,
      ticket.locale,
      ticket.order,
    ),
    ...ticket.messages.map(({ from, staff, text, attachments, at }) =>
      [
        `  ${formatMoment(at)} ${from === "STAFF" ? (staff ?? "staff") : "sender"}: ${text.replaceAll("\n", "\n    ")}`,
        ...attachments.map(({ name, url }) => `    ${name}: ${url}`),
      ].join("\n"),
    ),
  ].join("\n");

export const formatTickets = ({ tickets }: StaffAnswer<"tickets">): string =>
  tickets.length === 0 ? "No such ticket." : tickets.map(formatTicket).join("\n\n");

export const formatFiledMail = ({ number, is_new: isNew, files }: StaffAnswer<"file-mail">): string =>
  joined(number, isNew ? "filed" : "was filed before", ...files);

export const formatFiledReport = (report: StaffAnswer<"file-report">): string =>
  joined(
    report.email,
    report.outcome,
    report.is_counted ? null : "not counted",
    report.is_given_up ? "given up: nothing that advertises goes there again" : null,
  );

export const formatWords = ({ words }: StaffAnswer<"words">): string =>
  words.length === 0 ? "No such word." : words.map(formatWord).join("\n");

export const formatContents = ({ contents }: StaffAnswer<"contents">): string =>
  contents.length === 0
    ? "Every text is the one that is shipped."
    : contents
        .map(({ kind, name, locale, how, is_newer_shipped: isNewer }) =>
          joined(`${locale} ${kind}/${name}`, how, isNewer ? "another one is shipped since" : null),
        )
        .join("\n");

export const formatGivenUpContent = ({ kind, name, locale }: StaffAnswer<"give-up-content">): string =>
  `${kind}/${name} (${locale}) is replaced by the shipped text when the API starts next.`;

export const formatRemovedWord = ({ locale, phrase }: StaffAnswer<"remove-word">): string =>
  `Search no longer knows ${phrase} (${locale}).`;
