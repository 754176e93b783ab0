import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseCommand, parseDuration, UsageError } from "./arguments.ts";

const folder = mkdtempSync(path.join(tmpdir(), "petite-malle-arguments-"));
afterAll(() => rmSync(folder, { recursive: true }));
const label = path.join(folder, "retour.pdf");
writeFileSync(label, "%PDF-1.7");

const parse = (...args: string[]) => parseCommand(args, "camille");

describe("the command line of staff", () => {
  it.each([
    [
      ["connect-as", "a@b.fr", "--reason", "lost parcel"],
      { command: "connect-as", email: "a@b.fr", reason: "lost parcel", staff: "camille" },
    ],
    [
      ["connect-as", "--staff", "Zoé", "--reason=lost parcel", "a@b.fr"],
      { command: "connect-as", email: "a@b.fr", reason: "lost parcel", staff: "Zoé" },
    ],
    [["advance", "30d"], { command: "advance", ms: 30 * 86_400_000, isForced: false }],
    [["advance", "1d12h", "--force"], { command: "advance", ms: 36 * 3_600_000, isForced: true }],
    [["clock"], { command: "clock" }],
    [
      ["status", "a@b.fr", "--reason", "lost parcel"],
      { command: "status", email: "a@b.fr", reason: "lost parcel", staff: "camille" },
    ],
    [
      ["log", "a@b.fr", "--reason", "asks who looked", "--page", "2", "--staff", "Zoé"],
      { command: "log", account: "a@b.fr", page: 2, reason: "asks who looked", staff: "Zoé" },
    ],
    [["price", "PM0000001", "19.90"], { command: "price", sku: "PM0000001", price_cents: 1990, isRegular: false }],
    [["price", "PM1", "25", "--regular"], { command: "price", sku: "PM1", price_cents: 2500, isRegular: true }],
    [
      ["gtin", "PM1", "4 006381 333931", "--size", "4A"],
      { command: "gtin", sku: "PM1", size: "4A", gtin: "4006381333931" },
    ],
    [["gtin", "PM1", "none"], { command: "gtin", sku: "PM1", gtin: null }],
    [["check-ledger"], { command: "check-ledger" }],
    [
      ["explain", "pm-2026-100013", "--reason", "asks about it"],
      { command: "explain", order: "PM-2026-100013", reason: "asks about it", staff: "camille" },
    ],
    [
      ["parcel", "PM1000001FR", "--reason", "to be counted"],
      { command: "parcel", number: "PM1000001FR", reason: "to be counted", staff: "camille" },
    ],
    [
      ["receive-return", "PM1000001FR", "--reason", "it came"],
      { command: "receive-return", number: "PM1000001FR", reason: "it came", staff: "camille" },
    ],
    [
      ["receive-return", "PM1000001FR", "--reason", "it came", "--piece", "1=0", "--piece", "2=3:1"],
      {
        command: "receive-return",
        number: "PM1000001FR",
        reason: "it came",
        staff: "camille",
        pieces: [
          { line: 1, came: 0, damaged: 0 },
          { line: 2, came: 3, damaged: 1 },
        ],
      },
    ],
    [
      ["clear-fraud", "a@b.fr", "--reason", "paid by transfer"],
      { command: "clear-fraud", email: "a@b.fr", reason: "paid by transfer", staff: "camille" },
    ],
    [
      ["refund-gift-card", "GC-AAAA-BBBB-CCCC", "--reason", "changed their mind", "--staff", "Zoé"],
      { command: "refund-gift-card", card: "GC-AAAA-BBBB-CCCC", reason: "changed their mind", staff: "Zoé" },
    ],
    [["boxes", "--reason", "of today"], { command: "boxes", reason: "of today", staff: "camille" }],
    [
      ["boxes", "--stylist", "Maud", "--reason", "of today", "--staff", "Zoé"],
      { command: "boxes", stylist: "Maud", reason: "of today", staff: "Zoé" },
    ],
    [["tickets", "--reason", "of today"], { command: "tickets", status: "OPEN", reason: "of today", staff: "camille" }],
    [
      ["ticket", "t-1", "--reason", "to be answered"],
      { command: "ticket", ticket: "T-1", reason: "to be answered", staff: "camille" },
    ],
    [
      ["answer-ticket", "t-1", "Voici.", "--file", label, "--file", label],
      {
        command: "answer-ticket",
        ticket: "T-1",
        text: "Voici.",
        files: [
          { name: "retour.pdf", base64: "JVBERi0xLjc=" },
          { name: "retour.pdf", base64: "JVBERi0xLjc=" },
        ],
        staff: "camille",
      },
    ],
    [["file-mail", label], { command: "file-mail", mail: "JVBERi0xLjc=" }],
    [["file-report", label], { command: "file-report", mail: "JVBERi0xLjc=" }],
    [["answer", "#13", "Avec plaisir."], { command: "answer", box: 13, text: "Avec plaisir.", staff: "camille" }],
    [
      ["recompose", "13", "--reason", "no pink"],
      { command: "recompose", box: 13, reason: "no pink", staff: "camille" },
    ],
    [["contents"], { command: "contents" }],
    [
      ["give-up-content", "fr", "seo/shop/girls"],
      { command: "give-up-content", locale: "fr", kind: "seo", name: "shop/girls" },
    ],
    [["words", "nl"], { command: "words", locale: "nl" }],
    [["words", "fr", "--text", "pull"], { command: "words", locale: "fr", text: "pull" }],
    [
      ["add-word", "fr", "paletot", "--like", "manteau"],
      { command: "add-word", locale: "fr", word: "paletot", meaning: { like: "manteau" } },
    ],
    [
      ["add-word", "de", "Nachtblau", "--kind", "colour", "--name", "Nachtblau", "--means", "colour=navy,petrol"],
      {
        command: "add-word",
        locale: "de",
        word: "Nachtblau",
        meaning: { kind: "colour", name: "Nachtblau", means: { colour: ["navy", "petrol"] } },
      },
    ],
    [["reviews", "--reason", "of today"], { command: "reviews", status: "HELD", reason: "of today", staff: "camille" }],
    [
      ["reviews", "--status", "refused", "--reason", "of today", "--staff", "Ada"],
      { command: "reviews", status: "REFUSED", reason: "of today", staff: "Ada" },
    ],
    [
      ["refuse-review", "#7", "--reason", "Un lien", "--staff", "Ada"],
      { command: "refuse-review", review: 7, reason: "Un lien", staff: "Ada" },
    ],
    [
      ["answer-review", "7", "Merci !", "--staff", "Ada"],
      { command: "answer-review", review: 7, text: "Merci !", staff: "Ada" },
    ],
    [["remove-word", "es", "rebeca"], { command: "remove-word", locale: "es", word: "rebeca" }],
    [["price", "PM1", "7,5"], { command: "price", sku: "PM1", price_cents: 750, isRegular: false }],
  ])("reads %j", (args, expected) => expect(parse(...args)).toEqual(expected));

  it.each([[[]], [["help"]], [["advance", "--help"]], [["-h"]]])("explains itself for %j", (args) =>
    expect(parse(...args)).toBe("help"),
  );

  it.each([
    [["connect-as", "a@b.fr"], "--reason"],
    [["connect-as", "--reason", "lost parcel"], "needs an e-mail"],
    [["connect-as", "a@b.fr", "--reason", "  "], "--reason"],
    [["connect-as", "a@b.fr", "--reason", "x"], "reason"],
    [["connect-as", "a@b.fr", "c@d.fr", "--reason", "lost parcel"], "one word"],
    [["advance"], "30d"],
    [["advance", "soon"], "no span of time"],
    [["advance", "401d"], "at most 400 days"],
    [["clock", "now"], "nothing more"],
    [["status", "a@b.fr", "--force"], "takes no --force"],
    [["status", "a@b.fr"], "needs a --reason"],
    [["boxes"], "needs a --reason"],
    [["tickets"], "needs a --reason"],
    [["ticket", "T-1"], "needs a --reason"],
    [["answer-ticket", "T-1", "Voici.", "--file", "no-such.pdf"], "no-such.pdf cannot be read"],
    [["file-mail", "no-such.eml"], "no-such.eml cannot be read"],
    [["close-ticket", "T-1", "--file", label], "takes no --file"],
    [["parcel", "PM1"], "needs a --reason"],
    [["explain", "PM-1"], "needs a --reason"],
    [["reviews"], "needs a --reason"],
    [["receive-return", "PM1"], "needs a --reason"],
    [["erase", "a@b.fr"], "no command"],
    [["clock", "--loud"], "--loud"],
    [["receive-return"], "the number of a parcel"],
    [["receive-return", "PM1", "--reason", "it came", "--piece", "2"], "LINE=CAME"],
    [["receive-return", "PM1", "--reason", "it came", "--piece", "1=1:2"], "damaged"],
    [["receive-return", "PM1", "--reason", "it came", "--piece", "1=1", "--piece", "1=2"], "counted once"],
    [["clear-fraud", "a@b.fr"], "--reason"],
    [["refund-gift-card", "GC-1"], "--reason"],
    [["answer", "13"], "the answer in quotes"],
    [["answer", "mine", "Bonjour"], "no number"],
    [["recompose", "13"], "--reason"],
    [["words"], "a language"],
    [["words", "it"], "locale"],
    [["add-word", "fr", "paletot"], "--like"],
    [["add-word", "fr", "x", "--kind", "colour", "--name", "X", "--means", "colour=a'b"], "meaning"],
    [["price"], "a SKU"],
    [["price", "PM1"], "a price such as 19.90"],
    [["price", "PM1", "free"], "no price"],
    [["price", "PM1", "0"], "price_cents"],
    [["gtin", "PM1"], "a number of 8, 12, 13 or 14 digits"],
    [["gtin", "PM1", " "], "gtin"],
    [["price", "PM1", "19.90", "20"], "a SKU, and a price"],
  ])("refuses %j", (args, words) => {
    expect(() => parse(...args)).toThrow(UsageError);
    expect(() => parse(...args)).toThrow(words);
  });
});

describe("parseDuration", () => {
  it.each(["", "0d", "-1d", "1.5d", "30", "12h1d", "d", "30 d", "30D", "99999d"])("refuses %j", (text) =>
    expect(() => parseDuration(text)).toThrow(UsageError),
  );
});
