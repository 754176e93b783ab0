// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  changeDraft,
  draftKey,
  dropSaved,
  forgetDraft,
  parseDraft,
  readDraft,
  subscribeToDrafts,
} from "./draft-store.ts";

const key = draftKey("signup");
afterEach(() => localStorage.clear());

describe("the draft of a quiz", () => {
  it("keeps answer after answer, and what another tab answered meanwhile", () => {
    changeDraft(key, "signup", { answers: { firstname: "Zoé" }, step: "gender" });
    changeDraft(key, "signup", { answers: { gender: "GIRL" } });
    expect(readDraft(key)).toMatchObject({ answers: { firstname: "Zoé", gender: "GIRL" }, step: "gender" });
  });
  it("keeps the looks of a box until an answer is another one", () => {
    const box = { seed: 2, without: [7], looks: [[1, 2]] };
    changeDraft(key, "signup", { answers: { styles: ["boho"] }, box });
    changeDraft(key, "signup", { answers: { styles: ["boho"] }, step: "box" });
    expect(readDraft(key)?.box).toEqual(box);
    changeDraft(key, "signup", { answers: { styles: ["retro"] } });
    expect(readDraft(key)?.box).toEqual({ ...box, looks: [] });
  });
  it("keeps what was picked before the quiz, and the looks of a box until something else is picked", () => {
    const [box, wishes] = [{ seed: 2, without: [], looks: [[1, 2]] }, [{ product_id: 7, variant_id: null }]];
    changeDraft(key, "signup", { wishes });
    changeDraft(key, "signup", { answers: { firstname: "Zoé" }, box });
    changeDraft(key, "signup", { wishes });
    expect(readDraft(key)).toMatchObject({ box, wishes });
    changeDraft(key, "signup", { wishes: [] });
    expect(readDraft(key)).toMatchObject({ box: { ...box, looks: [] }, wishes: [] });
  });
  it("lets a piece into the box that was swapped away and is picked again", () => {
    changeDraft(key, "signup", { box: { seed: 2, without: [7, 8], looks: [[1, 2]] } });
    const wishes = [{ product_id: 7, variant_id: null }];
    changeDraft(key, "signup", { wishes });
    expect(readDraft(key)?.box).toEqual({ seed: 2, without: [8], looks: [] });
    changeDraft(key, "signup", { box: { seed: 2, without: [7, 8], looks: [[1, 2]] } });
    changeDraft(key, "signup", { wishes });
    expect(readDraft(key)?.box?.without).toEqual([7, 8]);
  });
  it.each([
    ["no text", null],
    ["broken text", "{"],
    ["another version", '{"version":0,"code":"signup","answers":{},"savedAt":1}'],
    ["a quiz that does not exist", '{"version":1,"code":"nope","answers":{},"savedAt":1}'],
    ["answers that are none", '{"version":1,"code":"signup","answers":[],"savedAt":1}'],
  ])("is none where there is %s", (_, text) => expect(parseDraft(text)).toBeNull());
  it("tells who listens, and stops", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToDrafts(listener);
    changeDraft(key, "signup", {});
    expect(listener).toHaveBeenCalledOnce();
    stop();
    forgetDraft(key);
    expect(listener).toHaveBeenCalledOnce();
    expect(readDraft(key)).toBeNull();
  });
  it("drops what reached the profile, not what was changed since", () => {
    changeDraft(key, "signup", { answers: { styles: ["boho"], fit: "close" } });
    dropSaved(key, { styles: ["retro"], fit: "close" });
    expect(readDraft(key)?.answers).toEqual({ styles: ["boho"] });
    dropSaved(key, { styles: ["boho"] });
    expect(readDraft(key)).toBeNull();
  });
});
