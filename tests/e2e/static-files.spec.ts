import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ask, type Answer } from "#scripts/ask.ts";
import { currentBuild } from "#scripts/builds.ts";
import { sheetsOf } from "./crawl/answer.ts";

const buildDir = currentBuild();

test("documents say how they may be used; files say what their own use needs, so that the style sheet comes at once", async ({
  request,
}) => {
  const page = await request.get("/faq");
  const [sheet = ""] = sheetsOf(await page.text());
  const [picture = ""] = /\/pictures\/[\w/-]+\.svg/.exec(await (await request.get("/")).text()) ?? [];
  const files = [await request.get(sheet), await request.get(picture)];
  const ofDocuments = ["referrer-policy", "x-frame-options", "permissions-policy"];
  const saidBy = (heads: Record<string, string>) => ofDocuments.filter((name) => name in heads);
  expect(saidBy(page.headers())).toEqual(ofDocuments);
  for (const file of files) expect(saidBy(file.headers())).toEqual([]);
  for (const answer of [page, ...files]) expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
});

/** A file as it travels to the first who asks for it: under this address nobody has. */
const receive = (url: string): Promise<Answer> =>
  ask(`${url}?first=${crypto.randomUUID()}`, { headers: { "accept-encoding": "br" } });

test("scripts and styles of a page leave as the build compressed them", async ({ request, baseURL }) => {
  const html = await (await request.get("/shop")).text();
  const files = [...new Set(html.match(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(5);
  const pressed: string[] = [];
  for (const file of files) {
    const { bytes: sent, headers } = await receive(`${baseURL}${file}`);
    /* Less than a kilobyte is sent as it is. */
    if (sent.equals(readFileSync(path.join(buildDir, file.replace("/_next/", ""))))) continue;
    const made = readFileSync(path.join(buildDir, "pressed", `${file.replace("/_next/", "")}.br`));
    expect(sent.equals(made), file).toBe(true);
    /* What is compressed while it is sent has no length yet. */
    expect(headers["content-length"], file).toBe(String(made.length));
    pressed.push(file);
  }
  expect(pressed.length).toBeGreaterThan(5);
});
