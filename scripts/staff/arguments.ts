import { parseArgs } from "node:util";
import { longestAdvanceMs } from "#backend/clock/steps.ts";
import { commandSchema, type StaffCommand } from "#backend/staff/commands.ts";

export const usage = `npm run staff -- COMMAND

  connect-as EMAIL --reason "…" [--staff NAME]
                    prints a link that opens the shop as this client, once, within ten minutes;
                    who, why, and all that is seen and done are recorded, and the client reads them
                    (NAME is $STAFF_NAME or your login; the client sees its first name where it has a capital letter)
  status EMAIL      prints what an account is and has
  parcel N          prints what a parcel should hold, line by line, by the number on its label
  receive-return N [--piece LINE=CAME[:DAMAGED]]…
                    scans a parcel that came back: a return or recycled clothes; lines that are not named came in full,
                    what did not come is not refunded, what is damaged is not sold again
  clear-fraud EMAIL --reason "…" [--staff NAME]
                    lifts what is held against an account; boxes that waited for it go on
  refund-gift-card CODE|ID|EMAIL --reason "…" [--staff NAME]
                    gives the price of an unused card back, within 14 days of its purchase
  clock             prints the time of the shop
  advance 30d|12h   moves the time of a demo and does all that falls due on the way
                    (--force on a database that is not a demo)
  price SKU 19.90   gives a product a new price: lower is a reduction, unless --regular
  check-ledger      proves the books: every entry balanced, every balance the sum of its postings
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

/** `2=1` or `2=3:1`: of the second line one piece came, or three of which one is damaged. */
function parsePiece(text: string): { line: number; came: number; damaged: number } {
  const [, line, came, , damaged = "0"] = /^(\d{1,2})=(\d{1,2})(:(\d{1,2}))?$/.exec(text) ?? [];
  if (line === undefined || came === undefined)
    throw new UsageError(`${JSON.stringify(text)} counts no pieces: write LINE=CAME or LINE=CAME:DAMAGED.`);
  return { line: Number(line), came: Number(came), damaged: Number(damaged) };
}

const options = {
  reason: { type: "string" },
  staff: { type: "string" },
  force: { type: "boolean" },
  regular: { type: "boolean" },
  piece: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

/** Options a command takes, and how many words follow it. */
const shapes: Record<string, { takes: readonly string[]; word: string | null; second?: string }> = {
  "connect-as": { takes: ["reason", "staff"], word: "an e-mail" },
  status: { takes: [], word: "an e-mail" },
  parcel: { takes: [], word: "the number of a parcel" },
  "receive-return": { takes: ["piece"], word: "the number of a parcel" },
  "clear-fraud": { takes: ["reason", "staff"], word: "an e-mail" },
  "refund-gift-card": { takes: ["reason", "staff"], word: "a code, an id or the buyer's e-mail" },
  clock: { takes: [], word: null },
  advance: { takes: ["force"], word: "a span of time such as 30d or 12h" },
  "check-ledger": { takes: [], word: null },
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
  const [name = "help", word, ...more] = positionals;
  if (name === "help" || values.help) return "help";
  const shape = shapes[name];
  if (!shape) throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
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
  values: Partial<Record<"reason" | "staff", string>> &
    Partial<Record<"force" | "regular", boolean>> & { piece?: string[] },
  staffName: string,
): unknown {
  const answerable = { reason: values.reason, staff: values.staff ?? staffName };
  if (name === "connect-as" || name === "clear-fraud") return { command: name, email: word, ...answerable };
  if (name === "refund-gift-card") return { command: name, card: word, ...answerable };
  if (name === "price")
    return { command: name, sku: word, price_cents: parsePrice(second), isRegular: values.regular ?? false };
  if (name === "advance") {
    const ms = parseDuration(word);
    if (ms > longestAdvanceMs)
      throw new UsageError(`The clock moves by at most ${longestAdvanceMs / 86_400_000} days at once.`);
    return { command: name, ms, isForced: values.force ?? false };
  }
  if (name === "parcel") return { command: name, number: word };
  if (name === "receive-return")
    return { command: name, number: word, ...(values.piece ? { pieces: values.piece.map(parsePiece) } : {}) };
  return shapes[name]?.word === null ? { command: name } : { command: name, email: word };
}
