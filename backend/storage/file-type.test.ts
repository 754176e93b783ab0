import { expect, it } from "vitest";
import { uploadTypes } from "#contract/file.ts";
import { endingOf, sniffType, typeOfKey } from "./file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const heads = {
  "application/pdf": "%PDF-1.7\n",
  "image/jpeg": "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF",
  "image/png": "\u0089PNG\r\n\u001a\n\0\0",
  "image/webp": "RIFF\u0010\0\0\0WEBPVP8 ",
  "image/heic": "\0\0\0\u0018ftypheic\0\0",
};

it.each(uploadTypes)("recognises %s by its bytes", (type) => expect(sniffType(bytes(heads[type]))).toBe(type));

it("recognises nothing else", () => {
  for (const text of [
    "",
    "%PD",
    "<svg xmlns=",
    "GIF89a",
    "MZ\u0090\0",
    "PK\u0003\u0004",
    "RIFF\0\0\0\0WAVE",
    "\0\0\0\u0018ftypisom",
  ])
    expect(sniffType(bytes(text))).toBeNull();
});

it("tells the type by the ending it gives", () => {
  for (const type of uploadTypes) expect(typeOfKey(`photos/a.${endingOf(type)}`)).toBe(type);
  expect(typeOfKey("photos/a.svg")).toBeNull();
});
