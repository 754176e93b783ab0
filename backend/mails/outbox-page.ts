import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Hono } from "hono";
import { html } from "hono/html";
import { ApiError } from "../http/problem.ts";
import type { RequestVariables } from "../http/router.ts";

/** A mail as the folder mailer names it; nothing else of the disk can be asked for. */
const mailName = /^[\w-]+\.html$/;

async function readNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => mailName.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return dated.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}

/** Shows the mails of the folder to a developer, newest first. Never mounted outside of development: mails are personal. */
export function addOutboxRoutes(app: Hono<RequestVariables>, folder: string): void {
  app.get("/outbox", async (c) => {
    const names = await readNames(folder);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <title>Outbox</title>
          <ol>
            ${names.map((name) => html`<li><a href="/outbox/${name}">${name}</a></li>`)}
          </ol>
        </html>`,
    );
  });
  app.get("/outbox/:name", async (c) => {
    const name = c.req.param("name");
    if (!mailName.test(name)) throw new ApiError("NOT_FOUND");
    const content = await readFile(path.join(folder, name), "utf8").catch(() => null);
    if (content === null) throw new ApiError("NOT_FOUND");
    return c.html(content, 200, {
      "content-security-policy": "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    });
  });
}
