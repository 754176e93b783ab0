import { openPglite } from "#backend/db/database.ts";
import { seedDatabase } from "#backend/db/seed/seed.ts";
import { measureSearchQuality, scoresOf } from "./measure.ts";

/** Products of the demonstration shop. */
const usual = 840;
const goal = 0.9;

/** Prints how right the first ten of every judged search are; true when each language reaches the goal, without a zero and without what must not be found. */
export async function benchSearchQuality(): Promise<boolean> {
  const database = await openPglite();
  const now = new Date();
  await seedDatabase(database.db, { products: usual, now });
  const verdicts = await measureSearchQuality(database.db, now);
  await database.close();
  const scores = scoresOf(verdicts);
  console.log(
    "| language | searches | precision of the first ten | goal | found nothing | found what must not be |\n| --- | --- | --- | --- | --- | --- |",
  );
  for (const { locale, queries, precision, zeros, wrongs } of scores)
    console.log(`| ${locale} | ${queries} | ${precision.toFixed(3)} | ≥ ${goal} | ${zeros} | ${wrongs} |`);
  for (const { locale, query, precision, problem, mustNot } of verdicts)
    if (problem !== null || mustNot.length > 0)
      console.log(`\n${locale} ${query}: ${precision.toFixed(1)}, ${[problem ?? [], mustNot].flat().join("; ")}`);
  return scores.every(({ precision, zeros, wrongs }) => precision >= goal && zeros + wrongs === 0);
}
