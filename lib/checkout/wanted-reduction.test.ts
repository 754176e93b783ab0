import { expect, it } from "vitest";
import { readWanted, wantedHash } from "./wanted-reduction.ts";

it.each([{ kind: "wallet" }, { kind: "code", code: "MALLE5" }, { kind: "code", code: "Noël #1" }] as const)(
  "says in an address what is wanted, and reads it again: %j",
  (wanted) => expect(readWanted(wantedHash(wanted))).toEqual(wanted),
);
it.each(["", "#", "#main", "#code=", "#code=%E0%A4%A", `#code=${"A".repeat(201)}`])("reads nothing in %j", (hash) =>
  expect(readWanted(hash)).toBeNull(),
);
