import { expect, it } from "vitest";
import { orderOfAddress } from "./order-of-address.ts";

it.each([
  ["?order=PM-2026-100013", "PM-2026-100013"],
  ["?utm=1&order=pm-2026-7", "PM-2026-7"],
  ["?order=<script>", null],
  ["?order=", null],
  ["", null],
])("reads the order of %s", (search, number) => expect(orderOfAddress(search)).toBe(number));
