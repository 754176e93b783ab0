import { describe, expect, it } from "vitest";
import { forgetFormDrafts, keptValues, readFormDraft, writeFormDraft } from "./form-draft.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const full = {
  ...storage(),
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
};
const draft = { values: { content: "Bonjour" }, attempt: { key: crypto.randomUUID(), content: "1-a-b" } };

describe("the draft of a form", () => {
  it("is read as it was written", () => {
    const here = storage();
    writeFormDraft(here, "contact", draft);
    expect(readFormDraft(here, "contact")).toEqual(draft);
  });
  it("is forgotten with all others of its tab, and nothing else is", () => {
    const kept: Record<string, string> = { "form:contact": "{}", "form:return:1": "{}", "checkout-draft": "{}" };
    const removeItem = (key: string) => Reflect.deleteProperty(kept, key);
    forgetFormDrafts(new Proxy(kept, { get: (_, name) => (name === "removeItem" ? removeItem : undefined) }) as never);
    expect(Object.keys(kept)).toEqual(["checkout-draft"]);
  });

  it("is forgotten", () => {
    const here = storage();
    writeFormDraft(here, "contact", draft);
    writeFormDraft(here, "contact", null);
    expect(readFormDraft(here, "contact")).toBeNull();
  });
  it.each(["{", "[]", '{"values":1,"attempt":null}'])("counts as none when it is broken: %s", (text) => {
    const here = storage();
    here.setItem("form:contact", text);
    expect(readFormDraft(here, "contact")).toBeNull();
  });
  it("does not disturb where nothing can be kept", () =>
    expect(() => writeFormDraft(full, "contact", draft)).not.toThrow());
});

describe("what is kept", () => {
  it("leaves out secrets, files and what is not there", () =>
    expect(
      keptValues({ email: "a@example.com", password: "x", photo: new Blob(["a"]), note: undefined }, ["password"]),
    ).toEqual({ email: "a@example.com" }));
});
