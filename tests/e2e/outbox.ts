import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Mails that were sent and name what is looked for, as the HTML a customer reads; of the shop most tests share, or of another. */
export function findMails(wanted: string, dataDir = process.env.E2E_DATA_DIR ?? ".data-e2e"): string[] {
  const outbox = path.join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(path.join(outbox, name), "utf8"))
    .filter((html) => html.includes(wanted));
}
