import { existsSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import path from "node:path";
import { z } from "zod";
import { getProduct } from "#contract/catalog.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { ask } from "#scripts/ask.ts";
import { currentBuild } from "#scripts/builds.ts";
import { startProgram, stopProgram, waitForAnswer } from "#scripts/processes.ts";
import { fillFolder } from "./filled-folder.ts";
import { portsOf } from "./ports.ts";
import { shopVariables } from "./shop.ts";
import { askStaff } from "./staff-link.ts";
import { expect, test } from "./test.ts";

const { port, apiPort } = portsOf("two-storefronts");
const url = `http://localhost:${port}`;
const apiUrl = `http://localhost:${apiPort}`;
const dataDir = ".data-e2e-two-storefronts";
const secrets = {
  STAFF_SECRET: "a-secret-of-the-staff-of-these-shops",
  HEALTH_SECRET: "a-secret-of-those-who-run-these-shops",
};

/** What is answered, on a connection of its own or on one that is kept; null where nobody answers in so long. */
async function look(
  path: string,
  agent: Agent | false = false,
  patienceMs = 10_000,
): Promise<{ status: number; body: string } | null> {
  const headers = { authorization: `Bearer ${secrets.HEALTH_SECRET}` };
  try {
    const { status, bytes } = await ask(url + path, { agent, headers, signal: AbortSignal.timeout(patienceMs) });
    return { status, body: String(bytes) };
  } catch {
    return null;
  }
}

const healthSchema = z.object({ process: z.int() });

/** A connection that is kept: it stays with the process that took it, which is named. Null where nobody did. */
async function connect(): Promise<{ pid: number; agent: Agent } | null> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const health = await look("/healthz", agent, 1_000);
  return health && { pid: healthSchema.parse(JSON.parse(health.body)).process, agent };
}

/** A connection to another process than one, which stands still until somebody else took it. */
async function connectBeside(pid: number): Promise<{ pid: number; agent: Agent } | null> {
  process.kill(pid, "SIGSTOP");
  try {
    return await connect();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

test("two storefronts on one port show a change at once, and one serves while the other is started again", async () => {
  test.setTimeout(240_000);
  await fillFolder(dataDir, "catalogue");
  const shop = startProgram(process.execPath, ["scripts/start.ts"], {
    ...process.env,
    ...shopVariables,
    ...secrets,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SEED_ACCOUNTS: "false",
    STOREFRONT_URL: url,
    STOREFRONT_PROCESSES: "2",
  });
  try {
    await waitForAnswer(`${url}/shop`, shop, 180_000);
    const first = await connect();
    let second: Awaited<ReturnType<typeof connect>> = null;
    await expect.poll(async () => (second = await connectBeside(first!.pid)), { timeout: 60_000 }).not.toBeNull();
    const both = [first!, second!];
    const api = createApiClient({ baseUrl: apiUrl, locale: "fr", guard: null, visitor: null });
    /* One of those whose page the build makes. */
    const product = await api.call(getProduct, { params: { id: 1 } });
    const { sku, variants } = product;
    const address = productHref("fr", product);
    expect(existsSync(path.join(currentBuild(), "server", "app", `fr${address}.html`))).toBe(true);
    const gtin = "4006381333931";
    /** Whether the product's page names the number, as each of them shows it. */
    const tells = async () => {
      const pages = await Promise.all(both.map(({ agent }) => look(address, agent)));
      return pages.map((page) => page?.body.includes(gtin));
    };
    await expect.poll(tells).toEqual([false, false]);

    await askStaff(
      { command: "gtin", sku, size: variants[0]?.size, gtin },
      { apiUrl, staffSecret: secrets.STAFF_SECRET },
    );
    await expect.poll(tells).toEqual([true, true]);

    process.kill(first!.pid, "SIGKILL");
    const answers = await Promise.all(Array.from({ length: 6 }, () => look(address)));
    expect(answers.map((answer) => answer?.status)).toEqual(Array.from({ length: 6 }, () => 200));
    let again: Awaited<ReturnType<typeof connect>> = null;
    await expect.poll(async () => (again = await connectBeside(second!.pid)), { timeout: 60_000 }).not.toBeNull();
    /* What it has is what the build made, which knows nothing of the number. */
    expect((await look(address, again!.agent))?.body).toContain(gtin);
  } finally {
    await stopProgram(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
