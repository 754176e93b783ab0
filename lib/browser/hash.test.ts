// @vitest-environment jsdom
import { expect, it } from "vitest";
import { findNamed, readHash } from "./hash.ts";

it.each([
  ["#data", "data"],
  ["#caf%C3%A9%20au%20lait", "café au lait"],
  ["##", "#"],
  ["#", null],
  ["", null],
  ["#%E0%A4%A", null],
  ["#%", null],
])("reads %j as %j", (hash, name) => expect(readHash(hash)).toBe(name));

it("finds what an address names, written as it is or decoded", () => {
  document.body.innerHTML = `<p id="o%C3%B9">1</p><p id="café">2</p>`;
  const textAt = (hash: string) => findNamed(hash)?.textContent;
  expect(["#o%C3%B9", "#caf%C3%A9", "#café"].map(textAt)).toEqual(["1", "2", "2"]);
  expect(["", "#", "#nope", "#%E0%A4%A"].map(textAt)).toEqual(Array.from({ length: 4 }));
});
