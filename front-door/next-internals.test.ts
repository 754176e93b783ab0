import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { files, readIn } from "./next-internals.ts";

const packageFile = createRequire(import.meta.url).resolve("next/package.json");
const installed = (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;

it("was read in the version that is installed", () => expect(installed).toBe(readIn));

describe("as it was read", () => {
  it.each(Object.entries(files))("%s", (file, { digest, usedFor }) => {
    const bytes = readFileSync(path.join(path.dirname(packageFile), file));
    expect({ usedFor, digest: createHash("sha256").update(bytes).digest("hex") }).toEqual({ usedFor, digest });
  });
});
