import { expect, it } from "vitest";
import { readAskedPage, readResetLink } from "./reset-link.ts";

const id = "0b6f2c1e-6f0e-4a52-9d1b-3a6a4d2f9c11";

it("knows a page without a link", () => expect(readResetLink("")).toEqual({ kind: "none" }));
it("reads the link of a mail", () =>
  expect(readResetLink(`?client_id=${id}&token=t0k-en`)).toEqual({ kind: "complete", clientId: id, token: "t0k-en" }));
it.each([`?client_id=${id}`, "?token=t0k-en", `?client_id=1&token=t0k-en`, `?client_id=${id}&token=`])(
  "calls what is left of one broken: %s",
  (search) => expect(readResetLink(search)).toEqual({ kind: "broken" }),
);

const asking = (page: string) => `?${new URLSearchParams({ redirect: page })}`;

it.each(["/infos", "/de/infos/orders?page=2#PM-2026-100001", `/infos/rating/${id}#piece-${id}`])(
  "reads the page that asked to sign in: %s",
  (page) => expect(readAskedPage(asking(page))).toBe(page),
);
it.each([
  "",
  "infos",
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "/a/../b",
  "https://evil.example",
  "/infos?say=You won",
  "/infos?say=You%20won",
  "/infos#a/b",
  `/${"a".repeat(200)}`,
])("reads none where it is no address the shop writes: %s", (page) =>
  expect(readAskedPage(asking(page))).toBeUndefined(),
);
it("reads none where there is none", () => expect(readAskedPage(`?client_id=${id}`)).toBeUndefined());
