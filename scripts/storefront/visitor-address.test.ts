import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

const asked = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  socket: { remoteAddress: "192.0.2.7" } as Socket,
});

it.each([
  ["nobody stands in front", undefined, false, "192.0.2.7"],
  ["a visitor invents an address", "198.51.100.1", false, "192.0.2.7"],
  ["a balancer names the visitor", "198.51.100.1", true, "198.51.100.1"],
  ["a visitor invents one before the balancer's", "203.0.113.9, 198.51.100.1", true, "198.51.100.1"],
  ["the balancer says nothing", undefined, true, "192.0.2.7"],
])("when %s", (_, forwarded, isBehindProxy, address) => {
  expect(visitorAddress(asked(forwarded), isBehindProxy)).toBe(address);
});
