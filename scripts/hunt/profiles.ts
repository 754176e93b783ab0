import { parseArgs } from "node:util";
import type { Slowness } from "./slowness.ts";

/** One way to try tests: what comes late, or nothing does. */
export interface Profile {
  name: "plain" | Slowness;
  says: string;
}

export const profiles: readonly Profile[] = [
  { name: "plain", says: "nothing late" },
  { name: "scripts", says: "scripts late" },
  { name: "parts", says: "page parts late" },
  { name: "api", says: "API late" },
];

interface Hunt {
  /** As they were named; none: what is new or changed. */
  names: string[];
  times: number;
  profiles: readonly Profile[];
}

/** Reads what `npm run hunt -- …` is asked for. Throws for what it does not understand. */
export function parseHunt(args: string[]): Hunt {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { times: { type: "string", default: "10" }, profile: { type: "string", multiple: true } },
  });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new Error(`--times=${values.times}: it is a number, 1 or more`);
  const wanted = (values.profile ?? []).map((word) => {
    const profile = profiles.find(({ name }) => name === word);
    if (!profile) throw new Error(`--profile=${word}: it is one of ${profiles.map(({ name }) => name).join(", ")}`);
    return profile;
  });
  return { names: positionals, times, profiles: wanted.length > 0 ? wanted : profiles };
}
