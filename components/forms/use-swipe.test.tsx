// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSwipe } from "./use-swipe.ts";

const swiped = vi.fn<(to: "left" | "right") => void>();

function Card() {
  const { drag, push, listeners } = useSwipe(swiped);
  return (
    <article {...listeners}>
      {drag.x} {push}
    </article>
  );
}

afterEach(() => {
  cleanup();
  swiped.mockClear();
});

/** Puts a finger on the card and moves it. */
function drag(x: number, y: number): HTMLElement {
  render(<Card />);
  const card = screen.getByRole("article");
  fireEvent.pointerDown(card, { clientX: 200, clientY: 300 });
  fireEvent.pointerMove(card, { clientX: 200 + x, clientY: 300 + y });
  return card;
}

it.each([
  ["right", 120],
  ["left", -120],
] as const)("says where it was pushed once the finger is lifted: %s", (to, x) => {
  const card = drag(x, 10);
  expect([card.textContent, swiped.mock.calls]).toEqual([`${x} ${to}`, []]);
  fireEvent.pointerUp(card);
  expect(swiped.mock.calls).toEqual([[to]]);
  expect(card.textContent).toBe("0 ");
});

it.each([
  ["a short push", 60, 0, fireEvent.pointerUp],
  ["a finger that scrolls", 100, 160, fireEvent.pointerUp],
  ["one the browser took", 140, 0, fireEvent.pointerCancel],
  ["one that left the card", 140, 0, fireEvent.pointerLeave],
] as const)("says nothing of %s", (_, x, y, end) => {
  const card = drag(x, y);
  end(card);
  expect(swiped).not.toHaveBeenCalled();
  expect(card.textContent).toBe("0 ");
});
