// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreTyped } from "./restore-typed.ts";
import { keepTyped } from "./typed-values.ts";

const form = `<form>
  <input name="email"><input name="password" type="password"><input name="card" autocomplete="cc-number">
  <input name="code" autocomplete="one-time-code"><textarea name="message"></textarea>
  <input type="radio" name="mode" value="HOME"><input type="radio" name="mode" value="PICKUP">
  <select name="country"><option>FR</option><option>DE</option></select></form>`;

const valuesOf = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>("[name]")]
      .filter(({ type, checked }) => type !== "radio" || checked)
      .map(({ name, value }) => [name, value]),
  );
const fill = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field) field.value = value;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  history.replaceState({ own: 1 }, "", "/shop/checkout?step=2");
  document.body.innerHTML = form;
  for (const [name, value] of Object.entries({
    email: "ada@example.com",
    password: "secret",
    card: "4242",
    code: "123456",
    message: "Bonjour",
    country: "DE",
  }))
    fill(name, value);
  document.querySelector<HTMLInputElement>('[value="PICKUP"]')?.click();
  keepTyped();
});
afterEach(() => vi.useRealTimers());

const reload = () => {
  history.replaceState({ own: 1 }, "", "/shop/checkout?step=2&forcereload=true");
  document.body.innerHTML = "";
};

it("types again what was typed, in fields that come later too, and no secret", () => {
  reload();
  restoreTyped();
  const heard: string[] = [];
  document.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
  vi.advanceTimersByTime(1_000);
  document.body.innerHTML = form;
  vi.advanceTimersByTime(1_000);
  expect(valuesOf()).toEqual({
    email: "ada@example.com",
    password: "",
    card: "",
    code: "",
    message: "Bonjour",
    mode: "PICKUP",
    country: "DE",
  });
  expect(heard).toEqual(expect.arrayContaining(["email", "message", "country"]));
});

it("takes the word out of the address and keeps the rest", () => {
  reload();
  restoreTyped();
  expect(location.search).toBe("?step=2");
  expect(history.state).toEqual({ own: 1 });
});

it("does it again when the page takes the field over", () => {
  reload();
  document.body.innerHTML = form;
  restoreTyped();
  fill("email", "");
  vi.advanceTimersByTime(1_000);
  expect(valuesOf().email).toBe("ada@example.com");
});

it("leaves the field alone in which somebody is typing", () => {
  reload();
  document.body.innerHTML = form;
  fill("email", "eve");
  document.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  restoreTyped();
  vi.advanceTimersByTime(10_000);
  expect(valuesOf().email).toBe("eve");
});

it("gives another page nothing, and keeps nothing afterwards", () => {
  history.replaceState(null, "", "/contact?forcereload=true");
  document.body.innerHTML = form;
  restoreTyped();
  vi.advanceTimersByTime(1_000);
  expect(valuesOf().email).toBe("");
  expect(sessionStorage).toHaveLength(0);
});
