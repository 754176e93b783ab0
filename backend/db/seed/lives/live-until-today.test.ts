import { expect, it } from "vitest";
import { createTestApi } from "#tests/backend/create-test-api.ts";
import type { Life } from "./life.ts";
import { liveUntilToday } from "./live-until-today.ts";
import { oneShot } from "./one-shot.ts";

it("says who does not get on, when and why", async () => {
  await using api = await createTestApi();
  const stuck: Life = {
    ...oneShot,
    signedUp: 3,
    live: async function* live() {
      yield 2;
      throw new Error("nothing is left in that size");
    },
  };
  await expect(liveUntilToday(api.dependencies, [stuck], "no password")).rejects.toThrow(
    "one-shot@example.com does not get on 2 days ago: nothing is left in that size",
  );
});
