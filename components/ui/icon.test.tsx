// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Icon, iconNames } from "./icon.tsx";

it("names exactly the symbols of the sprite", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1])).toEqual([...iconNames]);
});

it("is hidden from assistive technology and points at its symbol", () => {
  const { container } = render(<Icon name="heart" />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/^\/icons\.svg\?v=\d+#heart$/);
});
