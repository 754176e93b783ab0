// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { layOutCards } from "./lay-out-cards.ts";

let idle: (() => void)[];
beforeEach(() => {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => idle.push(task));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => {
    idle[handle - 1] = () => undefined;
  });
  document.body.innerHTML = `<div class="lc-main"><ul class="pg">${'<li class="pc"></li>'.repeat(19)}</ul></div>`;
});
afterEach(() => vi.unstubAllGlobals());

const near = () => [...document.querySelectorAll<HTMLElement>(".pc")].map((card) => "near" in card.dataset);
const runIdle = () => idle.at(-1)?.();

it("leaves the first view alone and goes on in small steps until all cards are there", () => {
  layOutCards();
  expect(near()).not.toContain(true);
  runIdle();
  expect(near().indexOf(true)).toBe(8);
  expect(near().filter(Boolean)).toHaveLength(4);
  runIdle();
  runIdle();
  expect(near().slice(8)).not.toContain(false);
  expect(idle).toHaveLength(3);
});

it("stops with the page", () => {
  const stop = layOutCards();
  stop();
  runIdle();
  expect(near()).not.toContain(true);
});
