import { addDays } from "#backend/subscriptions/calendar.ts";
import { isWorkingDay } from "#backend/delivery/working-days.ts";
import { cancelReturn, type Return } from "#contract/returns.ts";
import type { Chance } from "./chance.ts";
import type { Resident } from "./resident.ts";

/** A working day of a range, some days behind its first one at most. */
export function aWorkingDay(chance: Chance, { from, until }: { from: string; until: string }, days: number): string {
  const wanted = Array.from({ length: days }, (_, index) => addDays(from, index));
  return chance.pick(wanted.filter((day) => day <= until && isWorkingDay(day)));
}

/** Most declared parcels are handed in; some never are, some late, some are kept after all. */
export function sendBack(
  { chance, town, call }: Resident,
  { id, tracking_number }: Return,
  kind: "SHOP" | "BOX",
): void {
  const way = chance.choose([
    [85, "sent"],
    [5, "kept after all"],
    [5, "lost"],
    [kind === "SHOP" ? 5 : 0, "late"],
  ] as const);
  if (way === "sent") town.post(chance.between(2, 11), tracking_number);
  if (way === "late") town.post(chance.between(26, 32), tracking_number);
  if (way === "kept after all")
    town.plan(chance.between(0, 4), async () => void (await call(cancelReturn, { params: { id } })));
  town.note(`return: ${way}`);
}
