import { chooseBox } from "#backend/stylist/compose.ts";
import type { Piece } from "#backend/stylist/piece.ts";
import type { TriedRow } from "#backend/stylist/fate-store.ts";
import { sizeForHeight } from "#backend/stylist/growth.ts";
import { scoreWish, type ScoredPiece } from "#backend/stylist/score.ts";
import { sizeAlertsOf } from "#backend/stylist/size-alert.ts";
import { stylesOf } from "#backend/stylist/styles.ts";
import { describeWearer, type JudgedRow } from "#backend/stylist/wearer-store.ts";
import { ageInMonths } from "#backend/profiles/age.ts";
import { wornWith } from "#backend/catalog/goes-with.ts";
import { createRandom, type Random } from "../random.ts";
import { readCandidates } from "./catalogue.ts";
import {
  isGrownOut,
  misfit,
  misfitOfFeet,
  sexOf,
  trueHeight,
  trueShoe,
  wornShoe,
  type Household,
  type Person,
} from "./households.ts";

/** A box as it arrived. */
export interface LivedBox {
  household: Household;
  person: Person;
  day: string;
  /** The wearer's first is 0. */
  turn: number;
  pieceCount: number;
  budgetCents: number | null;
  looks: ScoredPiece[][];
  wished: ReadonlySet<number>;
  /** Nightwear that was kept and is not outgrown. */
  nights: number;
  ms: number;
}

interface Life {
  person: Person;
  toldOn: string;
  tried: TriedRow[];
  known: Set<number>;
}

const pieceCounts = { KID: 7, WOMAN: 5 };

const addMonths = (start: Date, months: number, date: number): string =>
  new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, date)).toISOString().slice(0, 10);

/** A parent who is asked about a doubtful size tells what is worn now, mostly. */
function answerDoubts(life: Life, household: Household, day: string, random: Random): void {
  const { person } = life;
  if (person.birthdate === null || person.profileType === "WOMAN") return;
  const { toldOn } = life;
  const alerts = sizeAlertsOf(
    {
      profileType: "KID",
      sex: sexOf(person.gender),
      birthdate: person.birthdate,
      sizes: person.told,
      toldOn: { top_size: toldOn, bottom_size: toldOn, shoe_size: toldOn },
      lastFit: {},
    },
    day,
  );
  if (alerts.length === 0 || !random.chance(household.answersDoubts)) return;
  const age = ageInMonths(person.birthdate, day);
  const worn = sizeForHeight(trueHeight(person, age));
  person.told = {
    top_size: worn,
    bottom_size: worn,
    shoe_size: person.told.shoe_size === null ? null : wornShoe(person, age),
  };
  life.toldOn = day;
}

const wearerOf = ({ person, toldOn, tried, known }: Life, start: string, judged: readonly JudgedRow[] = []) =>
  describeWearer({
    profileType: person.profileType,
    gender: person.gender,
    birthdate: person.birthdate,
    sizes: person.told,
    toldOn: { top_size: toldOn, bottom_size: toldOn, shoe_size: toldOn },
    answers: person.answers,
    answeredOn: start,
    judged,
    tried,
    known: [...known],
  });

/** What is tried on at home: what does not fit goes back, what pleases stays. */
function tryOn({ piece, size }: ScoredPiece, { person }: Life, day: string, random: Random): TriedRow {
  const age = person.birthdate === null ? null : ageInMonths(person.birthdate, day);
  const fit =
    age === null
      ? null
      : piece.metaCategory === "FEET"
        ? misfitOfFeet(size, trueShoe(person, age))
        : misfit(size, trueHeight(person, age));
  const isLiked = stylesOf(piece).includes(person.heart);
  const share = person.isSingleMinded ? (isLiked ? 1 : 0) : isLiked ? 0.9 : 0.5;
  const isKept = fit === null && random.chance(share);
  return {
    ...piece,
    productId: piece.id,
    size,
    on: day,
    isKept,
    reason: isKept ? null : (fit ?? "CHANGED_MIND"),
    score: null,
    fit,
  };
}

/** A few wishes, as clients make them: anything of their shelves that comes in their size. */
function wishOf(catalogue: readonly Piece[], wearer: ReturnType<typeof wearerOf>, day: string, random: Random) {
  if (!random.chance(0.12)) return [];
  const shelf = catalogue.filter(({ gender }) => wornWith(wearer.gender).includes(gender));
  return scoreWish(random.pick(shelf), null, wearer, day) ?? [];
}

const isServed = (person: Person, age: number | null): boolean =>
  age === null || (age < 15 * 12 && !isGrownOut(person, age));

/** The first box of the first of a household, once it has judged these looks; null for whoever the service does not dress. */
export async function firstBox(
  { people: [person], seed, startDay }: Household,
  judged: readonly JudgedRow[],
  catalogue: readonly Piece[],
  start: Date,
): Promise<Piece[] | null> {
  const day = addMonths(start, 0, startDay);
  if (!person || !isServed(person, person.birthdate === null ? null : ageInMonths(person.birthdate, day))) return null;
  const toldOn = start.toISOString().slice(0, 10);
  const wearer = wearerOf({ person, toldOn, tried: [], known: new Set() }, toldOn, judged);
  const wanted = { seed, pieceCount: pieceCounts[person.profileType], budgetCents: null, day };
  const looks = await chooseBox(wearer, wanted, [], (query) => readCandidates(catalogue, query));
  return looks.flat().map(({ piece }) => piece);
}

/** Lives a household's boxes for some months, each learning from those before. */
export async function liveHousehold(
  household: Household,
  catalogue: readonly Piece[],
  start: Date,
  months: number,
): Promise<LivedBox[]> {
  const random = createRandom(household.seed);
  const firstDay = start.toISOString().slice(0, 10);
  const lives = household.people.map((person): Life => ({ person, toldOn: firstDay, tried: [], known: new Set() }));
  const boxes: LivedBox[] = [];
  for (let month = 0, turn = 0; month < months; month += household.everyMonths, turn += 1) {
    const day = addMonths(start, month, household.startDay);
    const unpacked = new Set<number>();
    for (const [place, life] of lives.entries()) {
      const { person } = life;
      const age = person.birthdate === null ? null : ageInMonths(person.birthdate, day);
      if (!isServed(person, age)) continue;
      answerDoubts(life, household, day, random);
      const wearer = wearerOf(life, firstDay);
      const wishes = [wishOf(catalogue, wearer, day, random)].flat();
      const wanted = {
        seed: household.seed + turn * 13 + place * 101,
        pieceCount: pieceCounts[person.profileType],
        budgetCents: null,
        day,
      };
      const startedAt = performance.now();
      const looks = await chooseBox({ ...wearer, known: [...life.known, ...unpacked] }, wanted, wishes, (query) =>
        readCandidates(catalogue, query),
      );
      boxes.push({
        household,
        person: { ...person },
        day,
        turn,
        pieceCount: wanted.pieceCount,
        budgetCents: wearer.budgetCents,
        looks,
        wished: new Set(wishes.map(({ piece }) => piece.id)),
        nights: life.tried.filter(
          ({ family, isKept, size }) =>
            isKept &&
            family === "NIGHTWEAR" &&
            (person.birthdate === null ||
              misfit(size, trueHeight(person, ageInMonths(person.birthdate, day))) !== "TOO_SMALL"),
        ).length,
        ms: performance.now() - startedAt,
      });
      const box = looks.flat();
      for (const { piece } of box) {
        life.known.add(piece.id);
        unpacked.add(piece.id);
      }
      life.tried = [...box.map((scored) => tryOn(scored, life, day, random)), ...life.tried];
    }
  }
  return boxes;
}
