import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";

const buildDir = process.env.NEXT_DIST_DIR || ".next";

/** The bytes as they travel. */
async function bytesOf(url: string): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers: { "accept-encoding": "br" } }), "response")) as [IncomingMessage];
  return buffer(answer);
}

test("scripts and styles of a page leave as the build compressed them", async ({ request, baseURL }) => {
  const html = await (await request.get("/shop")).text();
  const files = [...new Set(html.match(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(5);
  const pressed: string[] = [];
  for (const file of files) {
    const sent = await bytesOf(`${baseURL}${file}`);
    /* Less than a kilobyte is sent as it is. */
    if (sent.equals(readFileSync(path.join(buildDir, file.replace("/_next/", ""))))) continue;
    const made = readFileSync(path.join(buildDir, "pressed", `${file.replace("/_next/", "")}.br`));
    expect(sent.equals(made), file).toBe(true);
    pressed.push(file);
  }
  expect(pressed.length).toBeGreaterThan(5);
});
