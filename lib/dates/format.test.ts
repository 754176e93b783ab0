import { expect, it } from "vitest";
import { formatDate } from "./format.ts";

it("writes the day it is in Paris, whatever the zone of the process", () => {
  expect(formatDate("2026-03-02T23:30:00Z", "fr")).toBe("3 mars 2026");
  expect(formatDate("2026-03-02T23:30:00Z", "de")).toBe("3. März 2026");
  expect(formatDate("2026-03-02T23:30:00Z", "nl", "weekday")).toBe("dinsdag 3 maart");
  expect(formatDate("2026-03-02T23:30:00Z", "es", "short")).toBe("03/03/2026");
});
