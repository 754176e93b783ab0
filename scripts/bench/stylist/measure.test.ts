import { expect, it } from "vitest";
import { isMet, measureStylist } from "./measure.ts";

it("sends nothing unwearable, untimely, unsuitable, disliked, unaffordable or twice to two dozen households", async () => {
  const { measures } = await measureStylist(24);
  const zeros = measures.filter(({ goal }) => goal !== null && "atMost" in goal && goal.atMost === 0);
  expect(zeros.length).toBeGreaterThanOrEqual(8);
  expect(zeros.filter((measure) => !isMet(measure)).map(({ what, examples }) => [what, examples])).toEqual([]);
}, 60_000);
