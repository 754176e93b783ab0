import type { z } from "zod";
import type { adviseSizes } from "#contract/draft-box.ts";
import type { SizeAdvice, SizeAlert } from "#contract/size-advice.ts";
import { kidSizes, sizeFields } from "#contract/sizes.ts";
import type { Caller, RequestContext } from "../context.ts";
import { askerOf, countCall, draftBoxLimit } from "../http/rate-limit.ts";
import { ageInMonths } from "../profiles/age.ts";
import { sizesToldOn } from "../profiles/answer.ts";
import { requireProfile } from "../profiles/service.ts";
import { findFittingSizes, type FitWord } from "../stylist/fitting-sizes.ts";
import { heightFor, sizeForHeight, standingOf } from "../stylist/growth.ts";
import { sizeAlertsOf, type SizeFacts } from "../stylist/size-alert.ts";
import { findWearer, type BoxWearer } from "../stylist/wearer-store.ts";
import { todayOf } from "../subscriptions/calendar.ts";
import { readVisitor, type Visitor } from "./read-wearer.ts";

/** Whose sizes are looked at. `height` in centimetres, as of today; `heightOn` the day it was told, null for today. */
type Body = Pick<Visitor, "profileType" | "gender" | "birthdate" | "sizes"> & {
  height: number | null;
  heightOn?: string | null;
};

const contractCodes: Record<ReturnType<typeof sizeAlertsOf>[number]["code"], SizeAlert["code"]> = {
  OUTGROWN: "OUTGROWN",
  FAR_TOO_LARGE: "TOO_LARGE",
  STALE: "TOLD_LONG_AGO",
  LAST_TOO_SMALL: "FEEDBACK_TOO_SMALL",
  LAST_TOO_LARGE: "FEEDBACK_TOO_LARGE",
  FAR_APART: "TOP_AND_BOTTOM",
};

const sexOf = (gender: Body["gender"]): SizeFacts["sex"] => (gender === "GIRL" || gender === "BOY" ? gender : "MIXED");

/** A height that no child of that age has is a slip of the pen, and names no size. */
const usualStandings = 4;

function sizeOfHeight({ profileType, gender, birthdate, height }: Body, day: string): string | null {
  if (height === null || profileType === "WOMAN") return null;
  const age = birthdate === null ? null : ageInMonths(birthdate, day);
  if (age !== null && Math.abs(standingOf(sexOf(gender), age, height)) > usualStandings) return null;
  return sizeForHeight(height);
}

/** The size of clothes an age or a height leads to, before anybody said anything. */
function untoldSize(body: Body, category: "TOP" | "BOTTOM", day: string): string | null {
  const untold = { ...body, height: null, sizes: { top_size: null, bottom_size: null, shoe_size: null } };
  const ofAge = findFittingSizes(untold, category, day).find(({ fit }) => fit !== "ONE_SIZE")?.size ?? null;
  return sizeOfHeight(body, day) ?? ofAge;
}

/** What is doubtful about sizes on a day, and what to propose where nothing was told. */
export function adviseOn(
  body: Body,
  { toldOn, lastFit }: Pick<SizeFacts, "toldOn" | "lastFit">,
  day: string,
): SizeAdvice {
  const { profileType, sizes } = body;
  const doubts = sizeAlertsOf(
    { profileType, sex: sexOf(body.gender), birthdate: body.birthdate, sizes, toldOn, lastFit },
    day,
  );
  const suggested = {
    top_size: untoldSize(body, "TOP", day),
    bottom_size: untoldSize(body, "BOTTOM", day),
    shoe_size: null,
  };
  const ofHeight = sizeOfHeight(body, day);
  const alerts: SizeAlert[] = doubts.map(({ code, field, told, told_on, expected }) => ({
    code: contractCodes[code],
    field,
    told,
    told_on,
    suggested: expected,
  }));
  for (const field of sizeFields) {
    const told = sizes[field];
    if (alerts.some((alert) => alert.field === field) || field === "shoe_size") continue;
    const told_on = toldOn[field] ?? null;
    if (told === null) alerts.push({ code: "MISSING", field, told, told_on: null, suggested: suggested[field] });
    else if (ofHeight !== null && isFarFrom(told, ofHeight) && !isSettled(told_on, body.heightOn ?? null))
      alerts.push({ code: "HEIGHT", field, told, told_on, suggested: ofHeight });
  }
  return { alerts, suggested };
}

/** Who told a size when the height was known already knew better. */
const isSettled = (toldOn: string | null, heightOn: string | null): boolean =>
  toldOn !== null && heightOn !== null && toldOn >= heightOn;

/** Neighbours are both right for many heights; two sizes apart one of the two was told wrong. */
function isFarFrom(told: string, other: string): boolean {
  const places = [told, other].map((size) => kidSizes.indexOf(size));
  return places.every((place) => place >= 0) && Math.abs((places[0] ?? 0) - (places[1] ?? 0)) > 1;
}

/** A height that was told months ago as of today: children keep their place among others of their age. */
export function grownHeight(
  { gender, birthdate }: Pick<Body, "gender" | "birthdate">,
  told: BoxWearer["height"],
  day: string,
): number | null {
  if (!told || birthdate === null) return null;
  const sex = sexOf(gender);
  const standing = standingOf(sex, ageInMonths(birthdate, told.on ?? day), told.cm);
  return heightFor(sex, ageInMonths(birthdate, day), standing);
}

const heightOf = (answer: unknown): number | null => (typeof answer === "number" ? answer : null);

/** Advice for a draft: what is missing is asked by the quiz itself. */
export function adviseVisitor(visitor: Visitor, day: string): SizeAdvice {
  const body = { ...visitor, height: heightOf(visitor.answers["height"]) };
  const { alerts, suggested } = adviseOn(body, { toldOn: {}, lastFit: {} }, day);
  return { alerts: alerts.filter(({ code }) => code !== "MISSING"), suggested };
}

/** Advice on the way through a quiz: answers may still be missing. */
export async function adviseAnswers(
  context: RequestContext,
  input: z.output<(typeof adviseSizes)["body"]>,
): Promise<SizeAdvice> {
  await countCall(context, draftBoxLimit, askerOf(context));
  return adviseVisitor(await readVisitor(context, input, false), todayOf(context.clock.now()));
}

/** What came in a told size since it was told, and did not fit: the newest word, and none once the size was told anew. */
export function lastFitOf(
  fitWords: readonly FitWord[],
  sizes: Body["sizes"],
  toldOn: SizeFacts["toldOn"],
): SizeFacts["lastFit"] {
  return Object.fromEntries(
    sizeFields.flatMap((field) => {
      const word = fitWords.find(
        (other) => other.field === field && other.size === sizes[field] && other.on >= (toldOn[field] ?? ""),
      );
      return word ? [[field, word.fit]] : [];
    }),
  );
}

export async function adviseProfile(context: RequestContext, caller: Caller, id: string): Promise<SizeAdvice> {
  const [profile, wearer] = await Promise.all([requireProfile(context, caller, id), findWearer(context.db, id, null)]);
  const { profileType, gender, birthdate } = profile;
  const sizes = { top_size: profile.topSize, bottom_size: profile.bottomSize, shoe_size: profile.shoeSize };
  const toldOn = sizesToldOn(profile);
  const today = todayOf(context.clock.now());
  return adviseOn(
    {
      profileType,
      gender,
      birthdate,
      sizes,
      height: grownHeight({ gender, birthdate }, wearer?.height ?? null, today),
      heightOn: wearer?.height?.on ?? null,
    },
    { toldOn, lastFit: lastFitOf(wearer?.fitWords ?? [], sizes, toldOn) },
    today,
  );
}
