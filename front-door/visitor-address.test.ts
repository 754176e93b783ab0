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
  ["the visitor has a network of its own", "2001:db8:1:2:3:4:5:6", true, "2001:db8:1:2::"],
  ["the balancer writes IPv4 as IPv6", "::ffff:198.51.100.1", true, "198.51.100.1"],
])("when %s", (_, forwarded, isBehindProxy, address) => {
  expect(visitorAddress(asked(forwarded), isBehindProxy)).toBe(address);
});
