import { expect, it } from "vitest";
import * as account from "#tests/backend/year/account.ts";
import { auditJobs, auditMails } from "#tests/backend/year/audit-jobs.ts";
import { auditMoney } from "#tests/backend/year/audit-money.ts";
import { auditSkips } from "#tests/backend/year/audit-skips.ts";
import { auditStates } from "#tests/backend/year/audit-states.ts";
import { auditStock, countBought } from "#tests/backend/year/audit-stock.ts";
import { auditWardrobes } from "#tests/backend/year/audit-wardrobe.ts";
import { createChance } from "#tests/backend/year/chance.ts";
import { deliverMails } from "#tests/backend/year/letters.ts";
import { moveIn, type Resident } from "#tests/backend/year/resident.ts";
import { buyInShop, giveCard } from "#tests/backend/year/shop.ts";
import { changePrices, foundTown, type Town } from "#tests/backend/year/town.ts";

/** As many as it takes for every habit to happen; on a server a part of the year, in which every table has its rows. */
const [ordinaryHouseholds, ordinaryDays] = [60, process.env["TEST_DATABASE_URL"] ? 120 : 365];
const householdCount = Number(process.env["YEAR_HOUSEHOLDS"] ?? ordinaryHouseholds);
const dayCount = Number(process.env["YEAR_DAYS"] ?? ordinaryDays);
/** The books are looked through after these days. */
const checkpoints = [1, 2, 3, 4].map((quarter) => Math.floor((dayCount * quarter) / 4));
/** The last household moves in on this day. */
const lastArrival = Math.floor(dayCount * 0.7);

/** What is done so often in a year that somebody does it for sure. */
const habits = [
  "box blocked: PAYMENT_METHOD_MISSING",
  "box: decided piece by piece",
  "box: nothing kept",
  "box: part",
  "box: satisfied",
  "box: silence",
  "card that fails",
  "gift card redeemed",
  "household changed",
  "look judged",
  "one-shot",
  "open box skipped",
  "order in the shop",
  "order rated",
  "paid by hand",
  "piece handed down",
  "piece replaced",
  "preview validated",
  "price changed",
  "profile told",
  "recycling label",
  "return: sent",
  "subscription",
  "wish made",
];

/** Comes by itself, without a mail, once in a while. */
function comeAgain(home: Resident, neighbours: readonly Resident[]): void {
  const { chance, town } = home;
  town.plan(chance.between(60, 200), async () => {
    const wanted = chance.choose([
      [5, buyInShop],
      [3, account.subscribe],
      [1, account.judgeLooks],
      [1, account.tellTheStylist],
      [2, account.recycle],
      [2, account.lookAround],
      [1, account.settleIn],
      [2, () => giveCard(home, { name: "Une amie", email: chance.pick(neighbours).email })],
    ] as const);
    await wanted(home);
    comeAgain(home, neighbours);
  });
}

async function audit(town: Town, bought: ReadonlyMap<number, number>): Promise<string[]> {
  const { db, clock } = town.api.dependencies;
  return [
    ...(await auditStock(db, bought)),
    ...(await auditStates(db)),
    ...(await auditMoney(db, town.arrived)),
    ...(await auditJobs(db, clock.now())),
    ...(await auditMails(db, town.api.mails)),
  ];
}

it(`keeps its books, boxes and promises through a year of ${householdCount} households`, async () => {
  const town = await foundTown(400);
  try {
    const chance = createChance(7);
    const bought = await countBought(town.api.dependencies.db);
    const residents = new Map<string, Resident>();
    for (let index = 0; index < householdCount; index++) {
      town.plan(Math.floor((index * lastArrival) / householdCount), async () => {
        const neighbours = [...residents.values()];
        const godfather = neighbours.length > 0 && chance.happens(0.2) ? chance.pick(neighbours) : null;
        const home = await moveIn(town, index, godfather);
        residents.set(home.email, home);
        if (chance.happens(0.2)) await account.subscribe(home);
        comeAgain(home, [...neighbours, home]);
      });
    }
    for (const end of checkpoints) {
      while (town.day() < end) {
        if (town.day() % 10 === 3) await changePrices(town, chance, 5);
        await town.liveDay(() => deliverMails(town, residents));
      }
      expect(await audit(town, bought), `after ${end} days`).toEqual([]);
      expect(await auditWardrobes(residents.values()), `after ${end} days`).toEqual([]);
      expect(await auditSkips(town.api.dependencies.db, residents.values()), `after ${end} days`).toEqual([]);
    }
    const isLarge = householdCount >= ordinaryHouseholds && dayCount >= 365;
    expect(habits.filter((habit) => isLarge && !town.noted.has(habit))).toEqual([]);
    expect(town.api.logs.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  } finally {
    await town.close();
  }
}, 1_800_000);
