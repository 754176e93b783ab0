import type { Preview } from "#contract/preview.ts";

type Opening = { key: "wishes"; count: number } | { key: "loved"; count: number } | { key: "season" };
type Ending = { key: "missing"; count: number } | { key: "budget"; amount: number } | { key: "offer" };

/** A budget that is nearly used up is nothing to point at. */
const leastLeft = 5;

/** The two sentences a stylist signs a box with: what it was built on, and what to know of it. */
export function planNote({ looks, unfulfilled_wishes, totals }: Preview): [Opening, Ending] {
  const items = looks.flatMap((look) => look.items);
  const wishes = items.filter(({ is_wish }) => is_wish).length;
  const loved = items.filter(({ reasons }) => reasons.some(({ code }) => code.startsWith("LOVED_"))).length;
  const left = totals.budget_ttc === null ? 0 : totals.budget_ttc - totals.items_total_ttc;
  return [
    wishes > 0 ? { key: "wishes", count: wishes } : loved > 1 ? { key: "loved", count: loved } : { key: "season" },
    unfulfilled_wishes.length > 0
      ? { key: "missing", count: unfulfilled_wishes.length }
      : left >= leastLeft
        ? { key: "budget", amount: left }
        : { key: "offer" },
  ];
}

/** What earlier boxes taught, as far as this one shows it; each lesson once, at most three. */
export function findLessons({ looks }: Preview): Preview["looks"][number]["items"][number]["reasons"] {
  const lessons = looks
    .flatMap(({ items }) => items.flatMap(({ reasons }) => reasons))
    .filter(({ code }) => /^(KEPT|RETURNED)_/.test(code));
  return [...new Map(lessons.map((reason) => [JSON.stringify([reason.code, reason.data]), reason])).values()].slice(
    0,
    3,
  );
}
