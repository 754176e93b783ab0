import { expect, it } from "vitest";
import { retryDelayMs } from "./backoff.ts";

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 4],
  [9, 256],
  [10, 360],
  [40, 360],
])("after %i failures waits %i minutes", (attempts, minutes) => expect(retryDelayMs(attempts)).toBe(minutes * 60_000));
