import { expect, it } from "vitest";
import { planReceipt } from "./rules.ts";

const label = ["PM1", "PM2", "PM3"];

it.each([
  ["the first parcel, and not the others", [], ["PM2"], ["PM2"], false],
  ["the last parcel completes the label", ["PM1", "PM2"], ["PM3"], ["PM3"], true],
  ["all at once", [], label, label, true],
  ["one that came before counts no more", ["PM1"], ["PM1"], [], false],
  ["all that are left", ["PM1"], label, ["PM2", "PM3"], true],
  ["a parcel of another label is none of this one", [], ["PM9"], [], false],
])("%s", (_, before, scanned, come, isComplete) => {
  expect(planReceipt(label, before, scanned)).toEqual({ come, isComplete });
});
