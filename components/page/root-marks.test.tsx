// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, expect, it } from "vitest";
import { RootMarks } from "./root-marks.tsx";

const root = document.documentElement;
afterEach(() => {
  for (const name of ["data-theme", "data-banner"]) root.removeAttribute(name);
});

const pages = (shown: "first" | "second") => (
  <>
    <Activity mode={shown === "first" ? "visible" : "hidden"}>
      <RootMarks marks={{ "data-theme": "woman", "data-banner": "hidden" }} />
    </Activity>
    <Activity mode={shown === "second" ? "visible" : "hidden"}>
      <RootMarks marks={{ "data-theme": "woman" }} />
    </Activity>
  </>
);

it("marks the document for the page that is shown, not for one that is kept hidden", () => {
  const { rerender, unmount } = render(pages("first"));
  expect([root.dataset["theme"], root.dataset["banner"]]).toEqual(["woman", "hidden"]);
  rerender(pages("second"));
  expect([root.dataset["theme"], root.dataset["banner"]]).toEqual(["woman", undefined]);
  rerender(pages("first"));
  expect([root.dataset["theme"], root.dataset["banner"]]).toEqual(["woman", "hidden"]);
  unmount();
  expect(root.hasAttribute("data-theme")).toBe(false);
});
