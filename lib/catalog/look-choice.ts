import type { Season } from "#contract/garment-details.ts";
import type { Locale } from "#contract/locale.ts";
import { lookAges, type LookAge } from "#contract/look-ages.ts";
import { href } from "#lib/routing/href.ts";
import type { LookCard } from "./look-card.ts";

/** Who wears a look: a child of an age, or a woman. */
export type LookWearer = LookAge | "WOMAN";

/** What looks are narrowed by, as the address says it. */
export interface LookChoice {
  wearer: LookWearer | null;
  season: Season | null;
}

export const everyLook: LookChoice = { wearer: null, season: null };

const wearerNames: Readonly<Record<LookWearer, string>> = {
  "0-1": "baby",
  "2-5": "2-5-years",
  "6-9": "6-9-years",
  "10-14": "10-14-years",
  WOMAN: "woman",
};
const seasonNames: Readonly<Record<Season, string>> = {
  SPRING: "spring",
  SUMMER: "summer",
  AUTUMN: "autumn",
  WINTER: "winter",
};
export const lookWearers: readonly LookWearer[] = [...lookAges, "WOMAN"];
export const lookSeasons = Object.keys(seasonNames) as Season[];

/** How an address names a choice: `baby`, `summer`, `baby-summer`; empty for every look. */
const choiceName = ({ wearer, season }: LookChoice): string =>
  [wearer && wearerNames[wearer], season && seasonNames[season]].filter(Boolean).join("-");

const choices: ReadonlyMap<string, LookChoice> = new Map(
  [null, ...lookWearers]
    .flatMap((wearer) => [null, ...lookSeasons].map((season): LookChoice => ({ wearer, season })))
    .map((choice) => [choiceName(choice), choice] as const)
    .filter(([name]) => name !== ""),
);

/** Reads what an address names; null where nothing is called so. A choice has one name. */
export const parseLookChoice = (name: string): LookChoice | null => choices.get(name) ?? null;

/** Address of the looks of a choice. */
export function looksHref(locale: Locale, choice: LookChoice): string {
  const name = choiceName(choice);
  return name === "" ? href(locale, "looks") : href(locale, "looks-choice", { choice: name });
}

/** Whether a look is among those of a choice. */
export const isChosen = (
  { profile_type: world, ages, seasons }: Pick<LookCard, "profile_type" | "ages" | "seasons">,
  { wearer, season }: LookChoice,
): boolean =>
  (wearer === null || (wearer === "WOMAN" ? world === "WOMAN" : ages.includes(wearer))) &&
  (season === null || seasons.includes(season));
