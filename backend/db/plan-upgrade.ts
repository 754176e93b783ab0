import { HopelessStart } from "../config/start-failure.ts";

/** One file of `migrations/`: its name without the ending, and the hash of its text, which a database keeps. */
export interface Migration {
  tag: string;
  hash: string;
}

/** From the newest migration a database has to the newest of this program. */
export interface Upgrade {
  from: string;
  to: string;
}

export type UpgradePlan = "create" | "none" | Upgrade;

const elsewhere = "start the program that made it, or name another database by DATA_DIR or DATABASE_URL";

/**
 * What has to happen before this program may use a database that has had the migrations `applied` (their hashes, in order):
 * an empty one is made, an older one is upgraded. Throws `HopelessStart` for one of a newer program, whose tables this one
 * would misread and write wrongly, and for one that another line of migrations made.
 */
export function planUpgrade(known: readonly Migration[], applied: readonly string[]): UpgradePlan {
  const newest = known.at(-1);
  if (newest === undefined) throw new Error("a program has migrations");
  const strange = applied.findIndex((hash, index) => known[index] !== undefined && known[index].hash !== hash);
  if (strange !== -1) {
    throw new HopelessStart(
      `the database was not made by a release of this program: its migration ${strange} is not ${known[strange]?.tag}; ${elsewhere}`,
    );
  }
  if (applied.length > known.length) {
    throw new HopelessStart(
      `the database was made by a newer program: it has ${applied.length} migrations, this program knows ${known.length}, up to ${newest.tag}; ${elsewhere}`,
    );
  }
  const last = known[applied.length - 1];
  if (last === undefined) return "create";
  return last === newest ? "none" : { from: last.tag, to: newest.tag };
}
