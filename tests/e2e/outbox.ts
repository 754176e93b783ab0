import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const outbox = path.join(process.env.E2E_DATA_DIR ?? ".data-e2e", "outbox");

/** Mails that were sent and name what is looked for, as the HTML a customer reads. */
export function findMails(wanted: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(path.join(outbox, name), "utf8"))
    .filter((html) => html.includes(wanted));
}
