// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeDraft, draftKey } from "./draft-store.ts";
import { whenWanted } from "./when-wanted.ts";

const form = `<form data-quiz="signup"><input type="hidden" name="for" value="firstname"><input name="firstname">
  <input type="radio" name="gender" value="GIRL"></form>`;
/** Whether it comes without anything else happening: all that is due by now has run when a few promises have. */
async function isWanted(code = "signup"): Promise<boolean> {
  let isCalled = false;
  void whenWanted(code).then(() => (isCalled = true));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return isCalled;
}
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;

beforeEach(() => {
  document.body.innerHTML = form;
  history.replaceState(null, "", "/quiz/signup/kid");
});
afterEach(() => localStorage.clear());

it("waits while nobody comes near a quiz that stands in the page", async () => {
  expect(await isWanted()).toBe(false);
});

it.each(["pointermove", "pointerdown", "keydown", "focusin", "input"])("comes with the first %s", async (name) => {
  const wanted = whenWanted("signup");
  input("firstname").dispatchEvent(new Event(name, { bubbles: true }));
  await expect(wanted).resolves.toBeUndefined();
});

it("comes at once where the quiz is not in the page yet, as after a press on a link", async () => {
  expect(await isWanted("signup-woman")).toBe(true);
});

it("comes at once for an address with a step or an answer", async () => {
  history.replaceState(null, "", "/quiz/signup/kid?step=colors_loved");
  expect(await isWanted()).toBe(true);
});

it("comes at once for whoever has begun the quiz before", async () => {
  changeDraft(draftKey("signup"), "signup", { answers: { firstname: "Zoé" }, step: "firstname" });
  expect(await isWanted()).toBe(true);
});

it("comes at once when somebody was quicker than the script", async () => {
  input("firstname").value = "Z";
  expect(await isWanted()).toBe(true);
  input("firstname").value = "";
  input("gender").checked = true;
  expect(await isWanted()).toBe(true);
  input("gender").checked = false;
  input("firstname").focus();
  expect(await isWanted()).toBe(true);
});
