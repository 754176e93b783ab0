import { expect, it } from "vitest";
import { countedAddress } from "./counted-address.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["198.51.100.7:4711", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["::FFFF:c633:6407", "198.51.100.7"],
  ["[::ffff:198.51.100.7]:443", "198.51.100.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::"],
  ["2001:db8:1:3::1", "2001:db8:1:3::"],
  ["2001:db8::1", "2001:db8:0:0::"],
  ["1::2:3:4:5:6:7", "1:0:2:3::"],
  ["fe80::1%eth0", "fe80:0:0:0::"],
  ["::1", "0:0:0:0::"],
  ["unknown", "unknown"],
  ["not:an:address", "not:an:address"],
  ["", ""],
])("%s counts as %s, also when it is asked again", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
  expect(countedAddress(counted)).toBe(counted);
});
