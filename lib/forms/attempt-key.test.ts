import { describe, expect, it } from "vitest";
import { fingerprint, planAttemptKey } from "./attempt-key.ts";

const keys = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

describe("planAttemptKey", () => {
  it("keeps the key of the same content", () => {
    const newKey = keys();
    const first = planAttemptKey(null, { rating: 5 }, newKey);
    expect(planAttemptKey(first, { rating: 5 }, newKey)).toBe(first);
  });
  it("gives a changed content a key of its own", () => {
    const newKey = keys();
    const first = planAttemptKey(null, { rating: 5 }, newKey);
    expect(planAttemptKey(first, { rating: 4 }, newKey)).toEqual({ key: "key-2", content: expect.any(String) });
  });
  it("takes a call without a body", () =>
    expect(planAttemptKey(null, undefined, keys())).toEqual({ key: "key-1", content: expect.any(String) }));
  it("sees that another file was chosen", () => {
    const newKey = keys();
    const first = planAttemptKey(null, { photo: new File(["a"], "a.png") }, newKey);
    expect(planAttemptKey(first, { photo: new File(["a"], "b.png") }, newKey)).not.toBe(first);
  });
});

it("gives different fingerprints to different contents", () => {
  expect(fingerprint({ a: 1 })).toBe(fingerprint({ a: 1 }));
  expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }));
});
