import { expect, it } from "vitest";
import { listFilters } from "#contract/list-filters.ts";
import { listQueryNames } from "./rewrites.ts";

/* Spelt out there: the configuration of the server reads it without the contract. */
it("knows every filter of a list, so that none of them shows the plain list", () =>
  expect([...listQueryNames]).toEqual(["name", ...listFilters, "sort", "page"]));
