import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startApiProcess, type ApiProcess } from "#tests/backend/api-process.ts";
import { aSignUp, testPassword } from "#tests/backend/builders.ts";
import { adyenKeys, startAdyenServer } from "#tests/providers/adyen/server.ts";

const adyenVariables = {
  ADYEN_API_KEY: adyenKeys.apiKey,
  ADYEN_MERCHANT_ACCOUNT: adyenKeys.merchantAccount,
  ADYEN_CLIENT_KEY: adyenKeys.clientKey,
  ADYEN_HMAC_KEY: adyenKeys.hmacKey,
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "api-main-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const post = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const signIn = (url: string, email: string, password: string) => post(`${url}/clients/token`, { email, password });

/** Sends the half of a call, has the process told to stop, and sends the other half. */
async function stopUnderWay(api: ApiProcess, url: string, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: testPassword });
  const slow = request(`${url}/clients/token`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  slow.write(body.slice(0, 10));
  await once(slow, "socket");
  await expect.poll(() => slow.socket?.bytesWritten ?? 0).toBeGreaterThan(10);
  await fetch(`${url}/healthz`);
  api.process.kill("SIGTERM");
  await expect.poll(() => api.log.join("")).toContain("stopping");
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  slow.end(body.slice(10));
  const [response] = (await once(slow, "response")) as [{ statusCode: number; resume: () => void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await api.ended).toBe(0);
  expect(api.log.at(-1)).toContain("stopped");
}

async function expectTooLarge(url: string): Promise<void> {
  const large = await post(`${url}/clients/token`, { email: "x".repeat(100_000), password: "x" });
  expect([large.status, await large.json()]).toEqual([413, expect.objectContaining({ code: "BODY_TOO_LARGE" })]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
}

describe("the API process", () => {
  it(
    "starts on an empty folder and keeps others out, loses nothing when it is killed, and ends what is under way when it is stopped",
    { timeout: 90_000 },
    async () => {
      const body = aSignUp({ email: "before-the-crash@example.com" });
      /* The lives of the demo take most of a first start; a start that has them is that of `staff-program.test.ts`. */
      const empty = { DATA_DIR: dataDir, SEED_ACCOUNTS: "false" };
      {
        const nobody = "http://127.0.0.1:9";
        await using first = startApiProcess({ ...empty, ...adyenVariables, ADYEN_API_BASE: nobody });
        const url = await first.ready;
        // A payment provider that is away is told of, and nothing more.
        await expect.poll(() => first.log.join("")).toContain("payment provider did not tell what it offers");

        await using second = startApiProcess({ DATA_DIR: dataDir });
        expect(await second.ended).toBe(78);
        expect(second.log.join("")).toContain("is in use by another API process");

        expect((await post(`${url}/clients`, body)).status).toBe(201);
        first.process.kill("SIGKILL");
        await first.ended;
      }
      const adyen = await startAdyenServer();
      onTestFinished(() => adyen.close());
      const provider = { ...adyenVariables, ADYEN_API_BASE: adyen.url };
      await using again = startApiProcess({ ...empty, MAX_BODY_KB: "8", ...provider });
      const url = await again.ready;
      // No page has been asked for yet.
      await expect.poll(() => adyen.calls.filter((call) => call.endsWith("/paymentMethods"))).toHaveLength(11);
      expect((await signIn(url, body.email, testPassword)).status).toBe(200);
      expect(again.log.join("")).not.toContain("database filled");
      await expectTooLarge(url);
      await stopUnderWay(again, url, body.email);
    },
  );

  it("names every variable that is wrong and does not start", async () => {
    await using api = startApiProcess({ SESSION_SECRET: "short", API_PORT: "none" });
    expect(await api.ended).toBe(78);
    expect(api.log.join("")).toMatch(/API_PORT[^]*SESSION_SECRET/);
  });

  it("names the folder or the port it cannot use, in one line each", { timeout: 120_000 }, async () => {
    const file = path.join(dataDir, "no-folder");
    writeFileSync(file, "");
    await using nowhere = startApiProcess({ DATA_DIR: path.join(file, "data") });
    expect(await nowhere.ended).toBe(78);
    expect(nowhere.log).toEqual([
      expect.stringMatching(/the data folder \/.*no-folder\/data cannot be written \(ENOTDIR/),
    ]);

    const broken = path.join(dataDir, "broken");
    mkdirSync(broken);
    writeFileSync(path.join(broken, "db"), "");
    await using closed = startApiProcess({ DATA_DIR: broken });
    expect(await closed.ended).toBe(1);
    expect(closed.log.join("")).toContain(`the database in ${broken}/db does not open`);

    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = String((taken.address() as AddressInfo).port);
    await using homeless = startApiProcess({ DATA_DIR: dataDir, API_PORT: port });
    expect(await homeless.ended).toBe(78);
    taken.close();
    expect(homeless.log.at(-1)).toContain(`cannot listen on 127.0.0.1:${port} (EADDRINUSE); set API_PORT`);
  });
});
