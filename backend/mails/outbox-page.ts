import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Hono } from "hono";
import { html } from "hono/html";
import { locales } from "#contract/locale.ts";
import { ApiError } from "../http/problem.ts";
import type { RequestVariables } from "../http/router.ts";
import { mailKinds, renderMail } from "./render.ts";
import { sampleMails, type SamplePictures } from "./samples.ts";

/** A mail does nothing but show itself. */
const mailHeaders = {
  "content-security-policy": "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
};

/** Pictures of pieces there are, so that the samples show some. */
type FindPictures = () => Promise<SamplePictures>;

/** A table of every kind in every language, and each as mail programs and as readers of plain text get it. */
function addKindRoutes(app: Hono<RequestVariables>, storefrontUrl: string, findPictures: FindPictures): void {
  app.get("/outbox/kinds", (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <title>Kinds of mails</title>
          <table>
            ${mailKinds.map(
              (kind) =>
                html`<tr>
                  <th scope="row" align="left">${kind}</th>
                  ${locales.map(
                    (locale) =>
                      html`<td>
                        <a href="/outbox/kinds/${kind}/${locale}">${locale}</a>
                        <a href="/outbox/kinds/${kind}/${locale}?as=text">text</a>
                      </td>`,
                  )}
                </tr>`,
            )}
          </table>
        </html>`,
    ),
  );
  app.get("/outbox/kinds/:kind/:locale", async (c) => {
    const { kind, locale } = c.req.param();
    if (!mailKinds.includes(kind) || !locales.some((known) => known === locale)) throw new ApiError("NOT_FOUND");
    const pictures = await findPictures();
    const samples = sampleMails(pictures.length > 0 ? pictures : undefined);
    const mail = renderMail(kind, locale, samples[kind], storefrontUrl);
    if (c.req.query("as") === "text") return c.text(`${mail.subject}\n\n${mail.text}`);
    return c.html(mail.html, 200, mailHeaders);
  });
}

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
export function addOutboxRoutes(
  app: Hono<RequestVariables>,
  { folder, storefrontUrl, findPictures }: { folder: string; storefrontUrl: string; findPictures: FindPictures },
): void {
  app.get("/outbox", async (c) => {
    const names = await readNames(folder);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <title>Outbox</title>
          <p><a href="/outbox/kinds">Every kind of mail, in every language</a></p>
          <ol>
            ${names.map((name) => html`<li><a href="/outbox/${name}">${name}</a></li>`)}
          </ol>
        </html>`,
    );
  });
  addKindRoutes(app, storefrontUrl, findPictures);
  app.get("/outbox/:name", async (c) => {
    const name = c.req.param("name");
    if (!mailName.test(name)) throw new ApiError("NOT_FOUND");
    const content = await readFile(path.join(folder, name), "utf8").catch(() => null);
    if (content === null) throw new ApiError("NOT_FOUND");
    return c.html(content, 200, mailHeaders);
  });
}
