// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WornIsland } from "./worn-island.tsx";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

it("shows the piece in the size that was pressed before its script came", () => {
  document.body.innerHTML = `<main>
    <div class="ga"><a href="/worn/2"><img src="/worn/2" alt="two"></a><span hidden data-worn='{"12":["/worn/2","two"],"14":["/worn/4","four"]}'></span></div>
    <input type="radio" name="size" value="12"><input type="radio" name="size" value="14" checked>
  </main>`;
  render(<WornIsland />);
  expect(document.querySelector("img")?.alt).toBe("four");
});
