// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { goLive } from "./go-live.ts";

const done = vi.fn<() => void>();

beforeEach(() => {
  delete document.documentElement.dataset.live;
  window.earlyPresses = [];
});
afterEach(cleanup);

/** A page whose markup came before React: what `render` puts in its place is what React has taken over. */
const comeLater = () => {
  document.body.innerHTML = "<main></main>";
  return document.querySelector("main")!;
};

it("is live once the page is taken over, and gives back what was kept, also what is kept meanwhile", async () => {
  const { container } = render(
    <main>
      <button type="button" onClick={done}>
        Open
      </button>
    </main>,
  );
  const button = screen.getByText("Open");
  window.earlyPresses = [["click", button]];
  done.mockImplementationOnce(() => void window.earlyPresses?.push(["click", button]));
  await goLive();
  expect(container.ownerDocument.documentElement.dataset.live).toBe("");
  expect(done).toHaveBeenCalledTimes(2);
});

it("is not live while the page is on its way", async () => {
  const main = comeLater();
  const live = goLive();
  await vi.waitFor(() => expect(main.isConnected).toBe(true));
  expect(document.documentElement.dataset.live).toBeUndefined();
  Object.assign(main, { __reactProps$test: {} });
  await live;
  expect(document.documentElement.dataset.live).toBe("");
});

it("begins once in a document", async () => {
  document.documentElement.dataset.live = "";
  window.earlyPresses = [["click", document.body]];
  await goLive();
  expect(window.earlyPresses).toHaveLength(1);
});
