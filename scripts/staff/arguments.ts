import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { longestAdvanceMs } from "#backend/clock/steps.ts";
import { commandSchema, type StaffCommand } from "#backend/staff/commands.ts";
import { maxAttachmentBytes } from "#contract/customer-service.ts";

export const usage = `npm run staff -- COMMAND

  connect-as EMAIL --reason "…" [--staff NAME]
                    prints a link that opens the shop as this client, once, within ten minutes;
                    who, why, and all that is seen and done are recorded, and the client reads them
                    (NAME is $STAFF_NAME or your login; the client sees its first name where it has a capital letter)
  status EMAIL --reason "…" [--staff NAME]
                    prints what an account is and has; that it was read, by whom and why, is recorded, and the client reads it
  log EMAIL|ID --reason "…" [--page N] [--staff NAME]
                    prints all that staff saw, changed and tried in an account, the newest first, a hundred entries a page
  parcel N --reason "…" [--staff NAME]
                    prints what a parcel should hold, line by line, by the number on its label; like every look, it is
                    recorded, and its client reads it
  receive-return N --reason "…" [--piece LINE=CAME[:DAMAGED]]… [--staff NAME]
                    scans a parcel that came back: a return or recycled clothes; lines that are not named came in full,
                    what did not come is not refunded, what is damaged is not sold again; its client reads who looked
  clear-fraud EMAIL --reason "…" [--staff NAME]
                    lifts what is held against an account; boxes that waited for it go on
  refund-gift-card CODE|ID|EMAIL --reason "…" [--staff NAME]
                    gives the price of an unused card back, within 14 days of its purchase
  boxes --reason "…" [--stylist NAME] [--staff NAME]
                    lists composed boxes with what their clients wrote, said of themselves and of the box before and sent as
                    a photo, and the deadline; words without an answer come first; each client reads who looked, and why
  answer BOX "…" [--staff NAME]
                    answers the client of a box: on its preview and by mail
  recompose BOX --reason "…" [--staff NAME]
                    lets a box be composed anew that its client wrote about in time
  newsletter-preview FILE
                    writes the newsletter of a JSON file as HTML beside you and counts who would get it; nothing is sent.
                    The file: name, language, list (KID or WOMAN), ages ({"from": 2, "to": 4} or null), content (subject,
                    preheader, title, paragraphs, button {label, path} or null, pieces (SKUs) and looks (numbers): each shown with
                    picture, name and price)
  newsletter-test FILE EMAIL
                    sends it to one address
  newsletter-send FILE [--staff NAME]
                    sends it to its audience, or goes on where an earlier call stopped; nobody gets it twice
  bounce EMAIL --reason "…" [--soft]
                    notes that a mail came back; the address is given up, after five of them with --soft
  reviews --reason "…" [--status held|published|refused] [--staff NAME]
                    lists reviews, those that are held back unless another state is named, with what held them; who wrote
                    one reads who looked, and why
  publish-review N --reason "…" [--staff NAME]
                    publishes a review that was held or refused
  refuse-review N --reason "…" [--staff NAME]
                    takes a review out of sight; who wrote it is mailed the reason: write it in that language
  answer-review N "…" [--staff NAME]
                    says something to a published review: below it and by mail
  tickets --reason "…" [--status open|answered|closed] [--staff NAME]
                    lists letters to customer service, those that wait for an answer unless another state is named; clients
                    among their senders read who looked, and why
  ticket NUMBER --reason "…" [--staff NAME]
                    prints one with all that was written and links to what was sent along; its client reads of it, too
  answer-ticket NUMBER "…" [--file PATH]… [--staff NAME]
                    answers: by mail, and in the account where a client wrote; write in the language of the letter. At most
                    five files go along (PDF, JPEG, PNG, WebP or HEIC, 5 MB each, 10 MB together)
  file-mail [FILE]  files a mail that came to customer service (RFC 5322, as mail servers hand it over; without FILE what is
                    piped in) as what the owner of a ticket writes on in it: the ticket whose mail it answers. A mail that is
                    not filed is refused with a code (unreadable, automatic, forged, no_ticket, not_owner, no_words, too_long,
                    file_refused), exit code 1, and nothing is kept of it; one that comes twice is filed once
  file-report [FILE]
                    files what a mail server reports of a mail of the shop (RFC 3464), or a mailbox of one it calls unwanted
                    (RFC 5965); without FILE what is piped in. An address that is gone is given up at once, one where mails
                    come back after five. What is not filed is refused with a code (unreadable, no_report, no_mail,
                    other_recipient), exit code 1
  close-ticket NUMBER [--staff NAME]
                    ends one that needs no answer; it opens again when its sender writes
  clock             prints the time of the shop
  advance 30d|12h   moves the time of a demo and does all that falls due on the way
                    (--force on a database that is not a demo)
  price SKU 19.90   gives a product a new price: lower is a reduction, unless --regular
  gtin SKU NUMBER [--size SIZE]
                    gives a size the number its maker gave it in the trade (GTIN, EAN: 8, 12, 13 or 14 digits), which its
                    page tells search engines; none takes it away. What it was before is printed
  words LOCALE [--text TEXT]
                    lists the words search knows in a language and what each stands for
  add-word LOCALE "…" --like WORD
                    makes search understand a word like one it knows, or, with --kind KIND --name NAME --means "colour=navy
                    pattern=stripe", as codes of products under a name the page shows
  remove-word LOCALE "…"
                    makes search forget a word
  contents          lists the texts that staff changed or took away: they are kept when the program brings newer ones
  give-up-content LOCALE KIND/NAME
                    lets the next start replace such a text by the one that is shipped, as in: fr faq/delivery
  check-ledger      proves the books: every entry balanced, every balance the sum of its postings
  explain ORDER --reason "…" [--staff NAME]
                    prints how the total of an order came about, rule by rule, by its number; its client reads of it
  help              prints this

It talks to the running API (API_BASE_URL, or API_PORT of this machine) or, when none runs, to the database itself.`;

/** A command line that says nothing we know; the message tells why. */
export class UsageError extends Error {}

const unitMs: Record<string, number> = { d: 86_400_000, h: 3_600_000 };

/** `30d`, `12h` or `1d12h` in milliseconds. */
export function parseDuration(text: string): number {
  if (!/^([1-9]\d{0,3}d)?([1-9]\d{0,4}h)?$/.test(text) || text === "")
    throw new UsageError(`${JSON.stringify(text)} is no span of time: write 30d, 12h or 1d12h.`);
  return [...text.matchAll(/(\d+)([dh])/g)].reduce((sum, [, count, unit = ""]) => {
    return sum + Number(count) * (unitMs[unit] ?? 0);
  }, 0);
}

/** `19`, `19.90` or `19,90` euros in cents. */
function parsePrice(text: string): number {
  const [, euros, , cents = "0"] = /^(\d{1,5})([.,](\d{1,2}))?$/.exec(text) ?? [];
  if (euros === undefined) throw new UsageError(`${JSON.stringify(text)} is no price: write 19.90.`);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** `13` or `#13`. */
function parseNumber(text: string): number {
  const [, digits] = /^#?([1-9]\d{0,8})$/.exec(text) ?? [];
  if (digits === undefined) throw new UsageError(`${JSON.stringify(text)} is no number: write 13.`);
  return Number(digits);
}

/** `2=1` or `2=3:1`: of the second line one piece came, or three of which one is damaged. */
function parsePiece(text: string): { line: number; came: number; damaged: number } {
  const [, line, came, , damaged = "0"] = /^(\d{1,2})=(\d{1,2})(:(\d{1,2}))?$/.exec(text) ?? [];
  if (line === undefined || came === undefined)
    throw new UsageError(`${JSON.stringify(text)} counts no pieces: write LINE=CAME or LINE=CAME:DAMAGED.`);
  return { line: Number(line), came: Number(came), damaged: Number(damaged) };
}

/** `--like WORD`, or `--kind`, `--name` and `--means "colour=navy,petrol pattern=stripe"`. */
function parseMeaning({ like, kind, name = "", means }: Partial<Record<"like" | "kind" | "name" | "means", string>>) {
  if (like !== undefined) return { like };
  if (kind === undefined || means === undefined)
    throw new UsageError('add-word needs --like WORD, or --kind KIND --name NAME --means "colour=navy".');
  const pairs = means
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => pair.split("="));
  return { kind, name, means: Object.fromEntries(pairs.map(([facet, codes = ""]) => [facet, codes.split(",")])) };
}

/** A newsletter as its author wrote it; the command's schema says what is wrong with it. */
function readNewsletterFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readSentFile(file: string): { name: string; base64: string } {
  try {
    const bytes = readFileSync(file);
    if (bytes.byteLength > maxAttachmentBytes) throw new UsageError(`${file}: file_too_large`);
    return { name: path.basename(file), base64: bytes.toString("base64") };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A mail of a file, or of whoever pipes it in (`-`). */
function readMailFile(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file).toString("base64");
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const options = {
  reason: { type: "string" },
  staff: { type: "string" },
  stylist: { type: "string" },
  force: { type: "boolean" },
  regular: { type: "boolean" },
  size: { type: "string" },
  piece: { type: "string", multiple: true },
  file: { type: "string", multiple: true },
  text: { type: "string" },
  like: { type: "string" },
  kind: { type: "string" },
  name: { type: "string" },
  means: { type: "string" },
  status: { type: "string" },
  page: { type: "string" },
  soft: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Options a command takes, and how many words follow it; `orElse` stands for one that is left out. */
const shapes: Record<string, { takes: readonly string[]; word: string | null; second?: string; orElse?: string }> = {
  "connect-as": { takes: ["reason", "staff"], word: "an e-mail" },
  status: { takes: ["reason", "staff"], word: "an e-mail" },
  log: { takes: ["reason", "staff", "page"], word: "an e-mail or an id" },
  parcel: { takes: ["reason", "staff"], word: "the number of a parcel" },
  "receive-return": { takes: ["reason", "staff", "piece"], word: "the number of a parcel" },
  "clear-fraud": { takes: ["reason", "staff"], word: "an e-mail" },
  "refund-gift-card": { takes: ["reason", "staff"], word: "a code, an id or the buyer's e-mail" },
  boxes: { takes: ["reason", "staff", "stylist"], word: null },
  answer: { takes: ["staff"], word: "the number of a box", second: "the answer in quotes" },
  recompose: { takes: ["reason", "staff"], word: "the number of a box" },
  "newsletter-preview": { takes: [], word: "a file" },
  "newsletter-test": { takes: [], word: "a file", second: "an e-mail" },
  "newsletter-send": { takes: ["staff"], word: "a file" },
  bounce: { takes: ["reason", "soft"], word: "an e-mail" },
  reviews: { takes: ["reason", "staff", "status"], word: null },
  "publish-review": { takes: ["reason", "staff"], word: "the number of a review" },
  "refuse-review": { takes: ["reason", "staff"], word: "the number of a review" },
  "answer-review": { takes: ["staff"], word: "the number of a review", second: "the answer in quotes" },
  tickets: { takes: ["reason", "staff", "status"], word: null },
  ticket: { takes: ["reason", "staff"], word: "the number of a ticket" },
  "answer-ticket": { takes: ["staff", "file"], word: "the number of a ticket", second: "the answer in quotes" },
  "file-mail": { takes: [], word: "a file", orElse: "-" },
  "file-report": { takes: [], word: "a file", orElse: "-" },
  "close-ticket": { takes: ["staff"], word: "the number of a ticket" },
  words: { takes: ["text"], word: "a language" },
  "add-word": { takes: ["like", "kind", "name", "means"], word: "a language", second: "the word in quotes" },
  "remove-word": { takes: [], word: "a language", second: "the word in quotes" },
  contents: { takes: [], word: null },
  "give-up-content": { takes: [], word: "a language", second: "a text such as faq/delivery" },
  clock: { takes: [], word: null },
  advance: { takes: ["force"], word: "a span of time such as 30d or 12h" },
  "check-ledger": { takes: [], word: null },
  explain: { takes: ["reason", "staff"], word: "the number of an order" },
  gtin: { takes: ["size"], word: "a SKU", second: "a number of 8, 12, 13 or 14 digits, or none" },
  price: { takes: ["regular"], word: "a SKU", second: "a price such as 19.90" },
};

function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What a command line asks for; `staffName` is who sits there unless --staff says otherwise. */
export function parseCommand(args: readonly string[], staffName: string): StaffCommand | "help" {
  const { values, positionals } = readWords(args);
  const [name = "help", given, ...more] = positionals;
  if (name === "help" || values.help) return "help";
  const shape = shapes[name];
  if (!shape) throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
  const word = given ?? shape.orElse;
  const odd = Object.keys(values).find((option) => !shape.takes.includes(option));
  if (odd) throw new UsageError(`${name} takes no --${odd}.`);
  if (shape.word !== null && word === undefined) throw new UsageError(`${name} needs ${shape.word}.`);
  const [second, ...rest] = shape.second === undefined ? ["", ...more] : more;
  if (second === undefined) throw new UsageError(`${name} needs ${shape.word} and ${shape.second}.`);
  if (rest.length > 0 || (shape.word === null && word !== undefined))
    throw new UsageError(
      `${name} takes ${shape.word === null ? "nothing more" : [`one word, ${shape.word}`, shape.second].filter(Boolean).join(", and ")}.`,
    );
  if (shape.takes.includes("reason") && !values.reason?.trim()) throw new UsageError(`${name} needs a --reason "…".`);
  const parsed = commandSchema.safeParse(toCommand(name, [word ?? "", second], values, staffName));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join(".")}: ${issue?.message}`);
}

function toCommand(
  name: string,
  [word, second]: readonly [string, string],
  values: Partial<
    Record<
      "reason" | "staff" | "stylist" | "text" | "like" | "kind" | "name" | "means" | "status" | "page" | "size",
      string
    >
  > &
    Partial<Record<"force" | "regular" | "soft", boolean>> & { piece?: string[]; file?: string[] },
  staffName: string,
): unknown {
  const answerable = { reason: values.reason, staff: values.staff ?? staffName };
  if (name === "log") return { command: name, account: word, page: parseNumber(values.page ?? "1"), ...answerable };
  if (name === "connect-as" || name === "clear-fraud" || name === "status")
    return { command: name, email: word, ...answerable };
  if (name === "boxes") return { command: name, ...(values.stylist ? { stylist: values.stylist } : {}), ...answerable };
  if (name === "answer") return { command: name, box: parseNumber(word), text: second, staff: answerable.staff };
  if (name === "recompose") return { command: name, box: parseNumber(word), ...answerable };
  if (name.startsWith("newsletter-")) {
    const newsletter = readNewsletterFile(word);
    if (name === "newsletter-test") return { command: name, newsletter, email: second };
    return { command: name, newsletter, ...(name === "newsletter-send" ? { staff: answerable.staff } : {}) };
  }
  if (name === "bounce") return { command: name, email: word, isHard: !(values.soft ?? false), reason: values.reason };
  if (name === "reviews") return { command: name, status: (values.status ?? "held").toUpperCase(), ...answerable };
  if (name === "publish-review" || name === "refuse-review")
    return { command: name, review: parseNumber(word), ...answerable };
  if (name === "answer-review")
    return { command: name, review: parseNumber(word), text: second, staff: answerable.staff };
  if (name === "tickets") return { command: name, status: (values.status ?? "open").toUpperCase(), ...answerable };
  if (name === "ticket") return { command: name, ticket: word, ...answerable };
  if (name === "answer-ticket")
    return {
      command: name,
      ticket: word,
      text: second,
      files: (values.file ?? []).map(readSentFile),
      staff: answerable.staff,
    };
  if (name === "file-mail" || name === "file-report") return { command: name, mail: readMailFile(word) };
  if (name === "close-ticket") return { command: name, ticket: word, staff: answerable.staff };
  if (name === "refund-gift-card") return { command: name, card: word, ...answerable };
  if (name === "price")
    return { command: name, sku: word, price_cents: parsePrice(second), isRegular: values.regular ?? false };
  if (name === "gtin")
    return {
      command: name,
      sku: word,
      gtin: second === "none" ? null : second.replaceAll(/[\s-]/g, ""),
      ...(values.size ? { size: values.size } : {}),
    };
  if (name === "advance") {
    const ms = parseDuration(word);
    if (ms > longestAdvanceMs)
      throw new UsageError(`The clock moves by at most ${longestAdvanceMs / 86_400_000} days at once.`);
    return { command: name, ms, isForced: values.force ?? false };
  }
  if (name === "words") return { command: name, locale: word, ...(values.text ? { text: values.text } : {}) };
  if (name === "remove-word") return { command: name, locale: word, word: second };
  if (name === "add-word") return { command: name, locale: word, word: second, meaning: parseMeaning(values) };
  if (name === "give-up-content") {
    const [kind, ...rest] = (second ?? "").split("/");
    return { command: name, locale: word, kind, name: rest.join("/") };
  }
  if (name === "explain") return { command: name, order: word, ...answerable };
  if (name === "parcel") return { command: name, number: word, ...answerable };
  if (name === "receive-return")
    return {
      command: name,
      number: word,
      ...answerable,
      ...(values.piece ? { pieces: values.piece.map(parsePiece) } : {}),
    };
  return shapes[name]?.word === null ? { command: name } : { command: name, email: word };
}
