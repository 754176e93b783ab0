import { beforeEach, describe, expect, it } from "vitest";
import { codeOfSearch, invitationDays, keepInvitation, readInvitation } from "./invitation.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const invitation = { code: "0123456789ab", firstname: "Jeanne", at: 1000 };
beforeEach(() => kept.clear());

describe("an invitation", () => {
  it("is kept until it is used", () => {
    keepInvitation(storage, invitation);
    expect(readInvitation(storage, 2000)).toEqual(invitation);
    keepInvitation(storage, null);
    expect(readInvitation(storage, 2000)).toBeNull();
  });
  it("is forgotten after its days, and when it is no invitation", () => {
    keepInvitation(storage, invitation);
    expect(readInvitation(storage, invitation.at + invitationDays * 86_400_000)).toBeNull();
    for (const text of ["{", '{"code":"x"}', "null"]) {
      kept.set("referral", text);
      expect(readInvitation(storage, 0)).toBeNull();
    }
  });
  it.each([
    ["?friend=0123456789ab", "0123456789ab"],
    ["?friend=<script>", null],
    ["", null],
  ])("in %s has the code %s", (search, code) => expect(codeOfSearch(search)).toBe(code));
});
