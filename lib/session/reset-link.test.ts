import { expect, it } from "vitest";
import { readResetLink } from "./reset-link.ts";

const id = "0b6f2c1e-6f0e-4a52-9d1b-3a6a4d2f9c11";

it("knows a page without a link", () => expect(readResetLink("")).toEqual({ kind: "none" }));
it("reads the link of a mail", () =>
  expect(readResetLink(`?client_id=${id}&token=t0k-en`)).toEqual({ kind: "complete", clientId: id, token: "t0k-en" }));
it.each([`?client_id=${id}`, "?token=t0k-en", `?client_id=1&token=t0k-en`, `?client_id=${id}&token=`])(
  "calls what is left of one broken: %s",
  (search) => expect(readResetLink(search)).toEqual({ kind: "broken" }),
);
