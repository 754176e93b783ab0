import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { staffDoorPath } from "#backend/staff/commands.ts";
import { apiUrl } from "./api.ts";

/** Made when the shop that most tests share was started. */
const readSecret = (): string =>
  z
    .object({ STAFF_SECRET: z.string() })
    .parse(JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? ".data-e2e", "secrets.json"), "utf8")))
    .STAFF_SECRET;

/** Asks the API of that shop, or of another one, as `npm run staff` does; answers what it says. */
export async function askStaff(command: object, shop?: { apiUrl: string; staffSecret: string }): Promise<unknown> {
  const asked = await fetch(new URL(staffDoorPath, shop?.apiUrl ?? apiUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${shop?.staffSecret ?? readSecret()}`, "content-type": "application/json" },
    body: JSON.stringify(command),
  });
  if (!asked.ok) throw new Error(`staff was refused: ${asked.status} ${await asked.text()}`);
  return asked.json();
}

/** Asks for a link as `npm run staff -- connect-as` does; the query that any page takes. */
export async function aStaffLink(email: string): Promise<string> {
  const answer = await askStaff({ command: "connect-as", email, reason: "asks for help with a parcel", staff: "Zoé" });
  return new URL(z.object({ url: z.url() }).parse(answer).url).search;
}
