import { expect, it } from "vitest";
import { megabyte } from "#contract/file.ts";
import { formatFileSize } from "./file-size.ts";

const spaced = (text: string) => text.replaceAll(/\s/g, " ");

it.each([
  [13, "fr", "1 ko"],
  [120 * 1024, "de", "120 kB"],
  [1.44 * megabyte, "nl", "1,4 MB"],
  [5 * megabyte, "es", "5 MB"],
  [2.5 * megabyte, "fr", "2,5 Mo"],
] as const)("tells %d bytes in %s", (bytes, locale, told) => expect(spaced(formatFileSize(bytes, locale))).toBe(told));
