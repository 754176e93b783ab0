import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { startApiProcess } from "#tests/backend/api-process.ts";

const folder = mkdtempSync(path.join(tmpdir(), "petite-malle-staff-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A port where nobody listens. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

const variables = {
  API_PORT: await freePort(),
  DATA_DIR: folder,
  SESSION_SECRET: "a secret for started processes 0123456789",
  STAFF_SECRET: "a secret of the staff for started processes",
  STOREFRONT_URL: "http://localhost:3000",
  SEED_PRODUCTS: "20",
};

async function staff(args: string[], change: Record<string, string> = {}) {
  const child = spawn("node_modules/.bin/node", ["scripts/staff.ts", ...args], {
    env: { ...process.env, NODE_ENV: "production", STAFF_NAME: "camille", ...variables, ...change },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { out, problems, code: code as number };
}

it("asks the running API, or opens the database when none runs, with one clock for both", async () => {
  expect(await staff(["clock"])).toMatchObject({ code: 1, out: "", problems: expect.stringContaining("npm start") });
  {
    await using api = startApiProcess({ ...variables, API_PORT: "0" });
    const API_PORT = new URL(await api.ready).port;
    expect(await staff(["advance", "2d"], { API_PORT })).toMatchObject({ code: 0, problems: "" });
    expect(await staff(["status", "nobody@example.com", "--reason", "lost parcel"], { API_PORT })).toEqual({
      code: 1,
      out: "",
      problems: "There is no account with the e-mail nobody@example.com.\n",
    });
    const account = await staff(["status", "shopper@example.com", "--reason", "lost parcel"], { API_PORT });
    expect(account.out).toContain("Camille Renard <shopper@example.com>");
    expect(account.out).toMatch(/PM-\d{4}-\d+ · SHOP/);
    const link = await staff(["connect-as", "shopper@example.com", "--reason", "lost parcel"], { API_PORT });
    expect(link).toMatchObject({ code: 0, out: expect.stringContaining("/?connect-as-access-token=") });
    expect(await staff(["clock"], { API_PORT, STAFF_SECRET: "x".repeat(32) })).toMatchObject({
      code: 1,
      problems: expect.stringContaining("another STAFF_SECRET"),
    });
    expect(await staff(["clock"])).toMatchObject({ code: 1, problems: expect.stringContaining("in use") });
    api.process.kill("SIGTERM");
    await api.ended;
  }
  expect(await staff(["clock"])).toMatchObject({ code: 0, out: expect.stringContaining("2 d ahead of the machine") });
  expect(await staff(["dance"])).toMatchObject({ code: 2, problems: expect.stringContaining("no command") });
}, 120_000);
