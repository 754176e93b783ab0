import { attackMemory } from "#scripts/attack/memory.ts";
import { portsOf } from "./ports.ts";
import { startStack } from "./stack.ts";
import { expect, test } from "./test.ts";

const ports = portsOf("memory");
/* Beyond those of everybody who has servers of its own. */
const inspectPort = ports.apiPort + 20;
const healthSecret = "a-third-secret-of-the-browser-tests";

test("keeps nothing of the calls it passes on, whether they are taken or refused", async () => {
  test.setTimeout(300_000);
  const stack = await startStack({
    ...ports,
    dataDir: ".data-e2e-memory",
    /* Limits have tests of their own. */
    variables: {
      NODE_OPTIONS: `--inspect-port=${inspectPort}`,
      RATE_LIMIT_FACTOR: "10000",
      HEALTH_SECRET: healthSecret,
    },
  });
  try {
    const { failures, note } = await attackMemory({
      storefrontUrl: stack.url,
      apiUrl: stack.apiUrl,
      watched: [{ name: "storefront", pid: stack.storefrontPid, inspectPort }],
      /* Each call and each body that is kept tells: 600 times 11 KiB, or one of 5 MiB, is more than may be held. Two thirds of
       * those calls are one of every kind there is. */
      warmUp: { calls: 100, uploads: 4 },
      calls: 200,
      uploads: 4,
      maxMoreMib: 4,
      /* What is made for the first time in the first round is not made again in the next. */
      rounds: 3,
      /* Two cores are shared with the test beside it. */
      atOnce: 2,
    });
    expect(failures, note).toBe(0);
    /* What pages, calls and the server keep is counted in one place, though they are compiled apart. */
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(404);
    /* A page that reads the API inside `use cache`. */
    expect((await fetch(`${stack.url}/shop/product/4`)).status).toBe(200);
    const health = await fetch(`${stack.url}/healthz`, { headers: { authorization: `Bearer ${healthSecret}` } });
    const { done, kept, kept_on_disk, bodies } = (await health.json()) as {
      done: { given_back: number };
      kept: { name: string; entries: number }[];
      kept_on_disk: object[];
      bodies: object;
    };
    /* Ten seconds after its start at the latest. */
    expect(done.given_back).toBeGreaterThan(0);
    expect(bodies).toMatchObject({ under_way: 0, bytes: 0, refused: 0 });
    expect(kept.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["pages, packed", "compressed pages", "parts for the HTML of pages", "renewed sessions"]),
    );
    expect(kept.find(({ name }) => name === "answers of the API, inside use cache")?.entries).toBeGreaterThan(0);
    expect(kept_on_disk).toEqual([expect.objectContaining({ entries: 0, bytes: 0 })]);
  } finally {
    await stack.stop();
  }
});
