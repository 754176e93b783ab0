import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RefusedAddress, requireOpenable } from "./open-address.ts";

const origin = "https://shop.test";

it.each([
  ["/infos?tab=1#top", "https://shop.test/infos?tab=1#top"],
  ["https://shop.test/shop", "https://shop.test/shop"],
])("opens %s of this site", (target, expected) => expect(requireOpenable(target, { origin })).toBe(expected));

it.each([
  "https://elsewhere.test/",
  "//elsewhere.test/",
  String.raw`\\elsewhere.test`,
  "https://shop.test.elsewhere.test/",
  "https://shop.test@elsewhere.test/",
])("refuses %s, another site", (target) => expect(() => requireOpenable(target, { origin })).toThrow(RefusedAddress));

it("opens another site where that is allowed", () =>
  expect(requireOpenable("https://bank.test/3ds?id=1", { origin, isExternalAllowed: true })).toBe(
    "https://bank.test/3ds?id=1",
  ));

it.each([
  "javascript:alert(1)",
  "JaVaScript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://shop.test/1",
  "http://bank.test/",
  "https://user:word@bank.test/",
  "https://",
])("never opens %j", (target) =>
  expect(() => requireOpenable(target, { origin, isExternalAllowed: true })).toThrow(RefusedAddress),
);

it("is the only way code leaves a page", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|lib\/routing\/open-address\.ts$/.test(file),
  );
  const others = files.filter((file) =>
    /location\.assign\(|location\.href\s*=[^=]|window\.open\(/.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});
