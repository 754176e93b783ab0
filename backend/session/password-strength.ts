import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as de from "@zxcvbn-ts/language-de";
import * as es from "@zxcvbn-ts/language-es-es";
import * as fr from "@zxcvbn-ts/language-fr";
import * as nl from "@zxcvbn-ts/language-nl-be";
import type { PasswordWeakness } from "#contract/account-fields.ts";
import { ApiError } from "../http/problem.ts";
import { normalisePassword } from "./password.ts";

/** From here on a password withstands whoever stole the hashes for a while (10^8 guesses); below, it is refused. */
const leastScore = 3;

/**
 * The estimator's work grows with more than the length, and 200 characters of substitutions would hold the event loop for
 * seconds. A beginning that is hard to guess makes the whole hard to guess; a longer one that only begins weakly is refused.
 */
const judgedLength = 32;

/** The words of a language, without its encyclopedia, which would take half as much memory again. */
const wordsOf = (language: string, dictionary: Record<string, unknown>) =>
  Object.entries(dictionary)
    .filter(([name]) => !name.startsWith("wikipedia"))
    // Dutch and German lists carry the same names, and one would take the place of the other.
    .map(([name, words]) => [`${name}-${language}`, words as (string | number)[]] as const);

let estimator: ZxcvbnFactory | undefined;

/** Made with the first password that is judged: a process that never judges one does not hold the words. */
const readEstimator = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...Object.fromEntries(
        Object.entries({ fr, de, nl, es }).flatMap(([name, { dictionary }]) => wordsOf(name, dictionary)),
      ),
    },
    graphs: common.adjacencyGraphs,
    // A hundred by default, which is where the seconds come from.
    l33tMaxSubstitutions: 3,
  }));

/** Whose password it is to be; the names may be empty. */
export interface PasswordOwner {
  email: string;
  names: readonly string[];
}

const shopWords = ["petite malle", "petite-malle", "petitemalle", "malle"];

/** What somebody who knows the owner and the shop tries first. */
function wordsAbout({ email, names }: PasswordOwner): string[] {
  const local = email.slice(0, email.lastIndexOf("@"));
  const known = names.map((name) => normalisePassword(name.trim())).filter((name) => name !== "");
  const fullNames = ["", " ", "-", ".", "_"].map((sign) => known.join(sign));
  const words = [...shopWords, email, local, ...local.split(/[.+_-]+/), ...known, ...fullNames];
  return [...new Set(words.filter((word) => word.length > 2))];
}

const weaknessOfWarning: Partial<Record<string, PasswordWeakness>> = {
  userInputs: "password_personal",
  topTen: "password_common",
  topHundred: "password_common",
  common: "password_common",
  similarToCommon: "password_common",
  straightRow: "password_pattern",
  keyPattern: "password_pattern",
  simpleRepeat: "password_pattern",
  extendedRepeat: "password_pattern",
  sequences: "password_pattern",
  dates: "password_date",
  recentYears: "password_date",
};

/** Why a password would be guessed, null when it would not. Takes at most tens of milliseconds, whatever its length. */
export function findWeakness(password: string, owner: PasswordOwner): PasswordWeakness | null {
  const judged = normalisePassword(password).slice(0, judgedLength);
  const { score, feedback } = readEstimator().check(judged, wordsAbout(owner));
  if (score >= leastScore) return null;
  return weaknessOfWarning[feedback.warning ?? ""] ?? "password_simple";
}

/** Throws PASSWORD_TOO_WEAK for what would be guessed; the field says why. */
export function requireStrongPassword(password: string, owner: PasswordOwner): void {
  const code = findWeakness(password, owner);
  if (code !== null) throw new ApiError("PASSWORD_TOO_WEAK", { fields: [{ path: "body.password", code }] });
}
