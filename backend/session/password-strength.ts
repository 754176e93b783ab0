import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
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

let estimator: Promise<ZxcvbnFactory> | undefined;

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, fr, de, nl, es] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
    import("@zxcvbn-ts/language-de"),
    import("@zxcvbn-ts/language-nl-be"),
    import("@zxcvbn-ts/language-es-es"),
  ]);
  const words = Object.entries({ fr, de, nl, es }).flatMap(([name, { dictionary }]) => wordsOf(name, dictionary));
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...Object.fromEntries(words) },
    graphs: common.adjacencyGraphs,
    // A hundred by default, which is where the seconds come from.
    l33tMaxSubstitutions: 3,
  });
}

/** Loaded and made with the first password that is judged: a process that never judges one does not hold the words. */
const loadEstimator = (): Promise<ZxcvbnFactory> => (estimator ??= makeEstimator());

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
export async function findWeakness(password: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
  const judged = normalisePassword(password).slice(0, judgedLength);
  const { score, feedback } = (await loadEstimator()).check(judged, wordsAbout(owner));
  if (score >= leastScore) return null;
  return weaknessOfWarning[feedback.warning ?? ""] ?? "password_simple";
}

/** Throws PASSWORD_TOO_WEAK for what would be guessed; the field says why. */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  const code = await findWeakness(password, owner);
  if (code !== null) throw new ApiError("PASSWORD_TOO_WEAK", { fields: [{ path: "body.password", code }] });
}
