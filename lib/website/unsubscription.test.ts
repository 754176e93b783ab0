import { expect, it } from "vitest";
import { readUnsubscription } from "./unsubscription.ts";

it.each([
  ["/unsub/0612345678/KID", { phone: "0612345678", list: "KID" }],
  ["/de/unsub/%2B49%20151%2023456789/woman", { phone: "+49 151 23456789", list: "WOMAN" }],
  ["/unsub/0612345678/OTHER", null],
  ["/unsub/hello/KID", null],
  ["/unsub/%E0%A4%A/KID", null],
  ["", null],
])("reads %s", (path, expected) => expect(readUnsubscription(path)).toEqual(expected));
