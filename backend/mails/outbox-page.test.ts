import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi } from "#tests/backend/create-test-api.ts";
import { createMailer } from "./create-mailer.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "outbox-page-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const mail = { id: "mail-1", to: "jeanne@example.com", subject: "Bienvenue", html: "<p>Bonjour</p>", text: "Bonjour" };

describe("the outbox of a developer", () => {
  it("shows the mails of the folder and nothing else of the disk", async () => {
    await using api = await createTestApi({ environment: { NODE_ENV: "development", DATA_DIR: dataDir } });
    await createMailer(api.dependencies.environment).send(mail);
    expect(await (await api.request("/outbox")).text()).toContain('href="/outbox/mail-1.html"');
    const shown = await api.request("/outbox/mail-1.html");
    expect(await shown.text()).toBe("<p>Bonjour</p>");
    expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    for (const name of ["mail-2.html", "mail-1.eml", "..%2Flock", "%2Fetc%2Fpasswd"]) {
      expect((await api.request(`/outbox/${name}`)).status).toBe(404);
    }
  });

  it("shows every kind in every language, as HTML and as text", async () => {
    await using api = await createTestApi({ environment: { NODE_ENV: "development", DATA_DIR: dataDir } });
    const list = await (await api.request("/outbox/kinds")).text();
    expect(list).toContain('href="/outbox/kinds/order-confirmation/de"');
    const shown = await api.request("/outbox/kinds/order-confirmation/de");
    expect(await shown.text()).toMatch(/<img[^>]+src="[^"]+\/pictures\/products\/\d+\/front-[0-9a-f]{12}\.small\.jpg"/);
    expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    const text = await (await api.request("/outbox/kinds/welcome/es?as=text")).text();
    expect(text).toContain("ada@mail.example");
    for (const name of ["advert/de", "welcome/it", "toString/fr"])
      expect((await api.request(`/outbox/kinds/${name}`)).status).toBe(404);
  });

  it.each([{ NODE_ENV: "production" as const }, { NODE_ENV: "development" as const, SMTP_URL: "smtp://localhost" }])(
    "does not exist with %j",
    async (change) => {
      await using api = await createTestApi({ environment: { DATA_DIR: dataDir, ...change } });
      expect((await api.request("/outbox")).status).toBe(404);
    },
  );
});
