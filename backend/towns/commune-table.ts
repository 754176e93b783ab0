import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { z } from "zod";

const file = createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/communes.json");

const communeSchema = z.object({
  nom: z.string(),
  type: z.literal("commune-actuelle"),
  codesPostaux: z.array(z.string()),
});

/** Reads line by line, so that nobody waits while nine megabytes are parsed. */
async function readCommunes(): Promise<Map<string, string[]>> {
  const towns = new Map<string, string[]>();
  for await (const line of createInterface({ input: createReadStream(file, "utf8") })) {
    if (!line.startsWith("{")) continue;
    const commune = communeSchema.safeParse(JSON.parse(line.replace(/,$/, "")));
    for (const postcode of commune.data?.codesPostaux ?? [])
      towns.set(postcode, [...(towns.get(postcode) ?? []), commune.data?.nom ?? ""]);
  }
  return towns;
}

let table: Promise<Map<string, string[]>> | undefined;

/** French communes of a postcode, from the table of the state that a package keeps; read once, when it is first needed. */
export async function findCommunes(postcode: string): Promise<string[]> {
  table ??= readCommunes();
  return (await table).get(postcode) ?? [];
}
