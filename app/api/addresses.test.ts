import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { findEndpoint } from "#lib/http/endpoint-match.ts";

/* Next prefers a folder of its own to the door, which would never see the call. */
it("no address of the storefront's own stands where the door takes a call of the contract", () => {
  const own = globSync("app/api/**/route.ts")
    .map((file) => path.dirname(path.relative("app/api", file)))
    .filter((folder) => !folder.includes("["));
  expect(own).toContain("newsletter");
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const taken = own.flatMap((folder) => methods.filter((method) => findEndpoint(method, `/${folder}`) !== null));
  expect(taken).toEqual([]);
});
