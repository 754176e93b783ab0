import type { Subscription } from "#contract/subscriptions.ts";
import { changeSubscription, undoChange } from "./actions.ts";

/** Takes the last change of each back. */
export async function undoAll(changed: readonly Subscription[]): Promise<void> {
  for (const subscription of changed) await undoChange(subscription);
}

/**
 * Moves the next box of each to one day, or none: what moved before one refused is moved back. Tried out first, so that a
 * refusal that can be known changes nothing at all.
 */
export async function moveTogether(subscriptions: readonly Subscription[], date: string): Promise<Subscription[]> {
  const change = { kind: "date", date } as const;
  await Promise.all(subscriptions.map((each) => changeSubscription(each, change, { isRehearsal: true })));
  const moved: Subscription[] = [];
  try {
    for (const subscription of subscriptions) moved.push(await changeSubscription(subscription, change));
    return moved;
  } catch (error) {
    await undoAll(moved);
    throw error;
  }
}
