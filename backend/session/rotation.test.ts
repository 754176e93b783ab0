import { describe, expect, it } from "vitest";
import { planRefresh } from "./rotation.ts";

const now = new Date("2026-11-21T10:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const session = { generation: 5, rotatedAt: ago(60_000), expiresAt: ago(-1000), revokedAt: null };

describe("planRefresh", () => {
  it.each([
    ["rotates the current token", session, 5, "rotate"],
    ["repeats the pair for the previous token within ten seconds", { ...session, rotatedAt: ago(10_000) }, 4, "repeat"],
    ["revokes for the previous token after ten seconds", { ...session, rotatedAt: ago(10_001) }, 4, "revoke"],
    ["revokes for a token two generations old, however fast", { ...session, rotatedAt: ago(1) }, 3, "revoke"],
    ["refuses a generation that was never issued", session, 6, "refuse"],
    ["refuses a revoked session", { ...session, revokedAt: ago(1) }, 5, "refuse"],
    ["refuses a session that is over", { ...session, expiresAt: now }, 5, "refuse"],
  ])("%s", (_, state, generation, expected) => expect(planRefresh(state, generation, now)).toBe(expected));
});
