import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Mails by their files, each read once: what was sent does not change, and a test asks again and again what has come. */
const mails = new Map<string, string>();

function read(file: string): string {
  const html = mails.get(file) ?? readFileSync(file, "utf8");
  mails.set(file, html);
  return html;
}

/** Mails that were sent and name what is looked for, as the HTML a customer reads; of the shop most tests share, or of another. */
export function findMails(wanted: string, dataDir = process.env.E2E_DATA_DIR ?? ".data-e2e"): string[] {
  const outbox = path.join(dataDir, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".html"))
    .map((name) => read(path.join(outbox, name)))
    .filter((html) => html.includes(wanted));
}
