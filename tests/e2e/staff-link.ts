import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { apiUrl } from "./api.ts";

/** Where `npm run staff` finds the API; not part of the contract. */
const staffDoorPath = "/internal/staff";

/** Asks for a link as `npm run staff -- connect-as` does; the query that any page takes. */
export async function aStaffLink(email: string): Promise<string> {
  const { STAFF_SECRET } = z
    .object({ STAFF_SECRET: z.string() })
    .parse(JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? ".data-e2e", "secrets.json"), "utf8")));
  const asked = await fetch(new URL(staffDoorPath, apiUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${STAFF_SECRET}`, "content-type": "application/json" },
    body: JSON.stringify({ command: "connect-as", email, reason: "asks for help with a parcel", staff: "Zoé" }),
  });
  return new URL(z.object({ url: z.url() }).parse(await asked.json()).url).search;
}
