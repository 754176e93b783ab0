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

it.each([
  "/",
  "/infos",
  "/de/infos/orders?page=2#PM-2026-100001",
  `/es/infos/returns/order/${id}#piece-${id}`,
  `/${id}/suggestions/${id}#look-2`,
  `/quiz/subscriber-woman/kid/${id}`,
  "/infos/returns/1204",
])("reads the page that asked to sign in: %s", (page) => expect(readAskedPage(asking(page))).toBe(page));
it.each([
  "",
  "infos",
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "/a/../b",
  "https://evil.example",
  "/call-this-number",
  "/infos/call-this-number",
  "/infos/",
  "/infos/0900123456",
  `/${"a".repeat(200)}`,
])("reads none where it is no address the shop writes: %s", (page) =>
  expect(readAskedPage(asking(page))).toBeUndefined(),
);
it.each(["?say=You won", "?say=You%20won", "#a/b", "?call=now", "#call-this-number", "?page=2#call-this-number"])(
  "reads no more than the page of what reads as words: /infos%s",
  (end) => expect(readAskedPage(asking(`/infos${end}`))).toBe("/infos"),
);
it("reads none where there is none", () => expect(readAskedPage(`?client_id=${id}`)).toBeUndefined());
