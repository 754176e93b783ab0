import type { Dependencies } from "../../../context.ts";
import { hashPassword } from "../../../session/password.ts";
import { failedPayment } from "./failed-payment.ts";
import { giver } from "./giver.ts";
import type { Life } from "./life.ts";
import { liveUntilToday } from "./live-until-today.ts";
import { loyal } from "./loyal.ts";
import { oneShot } from "./one-shot.ts";
import { paused } from "./paused.ts";
import { reviewerLives } from "./reviewers.ts";
import { subscriber } from "./subscriber.ts";
import { terminated } from "./terminated.ts";
import { woman } from "./woman.ts";

/** A smaller catalogue has too few pieces in every size to fill their boxes and orders. */
export const fewestProductsForLives = 600;

/** Clients of the demo with a past, one for each kind. */
export const lives: readonly Life[] = [oneShot, subscriber, paused, terminated, woman, giver, loyal, failedPayment];

/**
 * Adds them to a database that was just filled, all of them or none. A life that does not work out ends the seeding with the
 * name of whose it is: a demo without its clients would fail later, all over, and say nothing of why. `others` live beside them.
 */
export async function seedLives(
  dependencies: Dependencies,
  password: string,
  others: readonly Life[] = [],
): Promise<void> {
  await liveUntilToday(dependencies, [...lives, ...reviewerLives, ...others], await hashPassword(password));
}
