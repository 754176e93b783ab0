import { expect, it } from "vitest";
import { anchorOf } from "./anchor.ts";

it("writes an anchor in lower case, encoded", () =>
  expect(anchorOf("Où est ma Malle ?")).toBe("o%C3%B9%20est%20ma%20malle%20%3F"));
