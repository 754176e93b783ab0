// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepChoice, readChoice } from "./choice.ts";

const now = new Date("2026-11-26T10:00:00Z");

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the choice whether visits are measured", () => {
  it("is asked for where none was made, or what is kept cannot be read", () => {
    expect(readChoice(now)).toBeNull();
    for (const text of ["{", "7", '{"choice":"maybe","at":"2026-11-26T10:00:00Z"}', '{"choice":"yes"}']) {
      localStorage.setItem("measuring", text);
      expect(readChoice(now)).toBeNull();
    }
    localStorage.setItem("measuring", '{"choice":"yes","at":"some day"}');
    expect(readChoice(now)).toBeNull();
  });
  it.each(["yes", "no"] as const)("is remembered for six months when it was %s", (choice) => {
    keepChoice(choice, now);
    expect(readChoice(new Date("2027-05-26T09:59:00Z"))).toBe(choice);
    expect(readChoice(new Date("2027-05-26T10:01:00Z"))).toBeNull();
  });
  it("is no where the browser says so for all sites, until a yes is given here", () => {
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    expect(readChoice(now)).toBe("no");
    keepChoice("yes", now);
    expect(readChoice(now)).toBe("yes");
    expect(readChoice(new Date("2027-06-01T00:00:00Z"))).toBe("no");
  });
});
