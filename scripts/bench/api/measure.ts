import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { createClock } from "#backend/clock/clock.ts";
import { parseEnvironment } from "#backend/config/environment.ts";
import type { Dependencies } from "#backend/context.ts";
import { openPostgres } from "#backend/db/database.ts";
import { looks, products } from "#backend/db/schema/catalog.ts";
import { createPaymentProviders } from "#backend/payments/create-providers.ts";
import { startApi } from "../../api-process.ts";
import type { LocalEnvironment } from "../../environment.ts";
import { stopProgram } from "../../processes.ts";
import { memoryMib, peakMemoryWhile } from "../measure-load.ts";
import { createRandom } from "../random.ts";
import { spreadOf } from "../spread.ts";
import { judge, type Row } from "../table.ts";
import { composeBoxes } from "./compose-boxes.ts";
import { runOpenLoop, type Act, type LoadResult } from "./open-loop.ts";
import { nextRead } from "./reads.ts";
import { letRenew, waitForRenewal } from "./renew-subscriptions.ts";
import { findPieces, signInVisitors } from "./visitors.ts";
import { nextWrite } from "./writes.ts";

const perSecond = 100;
const visitorCount = 3000;
const dataDir = ".data-bench-api";
/** No test of what the API refuses: nothing here guesses passwords. */
const variables = (url: string, port: number): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  API_PORT: String(port),
  SESSION_SECRET: "bench".repeat(8),
  STOREFRONT_URL: "http://localhost:3000",
  LOG_LEVEL: "fatal",
  RATE_LIMIT_FACTOR: "0",
  NODE_ENV: "production",
});

async function connect(
  environment: Record<string, string>,
): Promise<{ dependencies: Dependencies; close: () => Promise<void> }> {
  const parsed = parseEnvironment(environment);
  const database = await openPostgres(environment["DATABASE_URL"] ?? "", { max: 4 });
  const needs = {
    db: database.db,
    clock: await createClock(database.db),
    environment: parsed,
    log: pino({ level: "fatal" }),
  };
  return {
    close: database.close,
    dependencies: {
      ...needs,
      payments: await createPaymentProviders(needs),
      mailer: { send: async () => {} },
      storage: { put: async () => {}, get: async () => null, remove: async () => {} },
    },
  };
}

export interface ApiMeasures {
  rows: Row[];
  /** Percentiles of every call, by the kind of load. */
  calls: Record<string, Record<string, ReturnType<typeof spreadOf>>>;
}

/** The commerce API as it runs in production, its jobs included, on a database of a shop that lives. */
export async function measureApi(
  databaseUrl: string,
  options: { port: number; seconds: number; renewals: number; boxes: number; nodeArgs?: readonly string[] },
): Promise<ApiMeasures> {
  rmSync(dataDir, { recursive: true, force: true });
  const env = variables(databaseUrl, options.port);
  const { dependencies, close } = await connect(env);
  const api = await startApi(
    {
      variables: { ...(process.env as Record<string, string>), ...env },
      apiPort: options.port,
    } as unknown as LocalEnvironment,
    options.nodeArgs,
  );
  const measures: ApiMeasures = { rows: [], calls: {} };
  const load = async (name: string, next: () => Act, isOver: (elapsedMs: number) => boolean): Promise<number[]> => {
    const result = await runOpenLoop(options.port, next, { perSecond, isOver });
    measures.calls[name] = summarise(result);
    return [...result.taken.values()].flat();
  };
  const forSeconds = (seconds: number) => (elapsedMs: number) => elapsedMs >= seconds * 1000;
  try {
    const { db, clock } = dependencies;
    const random = createRandom(11);
    const visitors = await signInVisitors(db, env["SESSION_SECRET"] ?? "", visitorCount, clock.now());
    const shelves = await db.select({ id: looks.id, profileType: looks.profileType }).from(looks);
    const ofType = (type: string) => shelves.filter(({ profileType }) => profileType === type).map(({ id }) => id);
    const readWorld = { random, visitors, products: await db.$count(products) };
    const writeWorld = {
      random,
      visitors,
      pieces: await findPieces(db, 3000),
      looks: { KID: ofType("KID"), WOMAN: ofType("WOMAN") },
    };

    await runOpenLoop(options.port, () => (random.chance(0.7) ? nextRead(readWorld) : nextWrite(writeWorld)), {
      perSecond,
      isOver: forSeconds(Math.min(30, options.seconds)),
    });
    // Its orders are fulfilled and its mails sent, which is no part of reading.
    await sleep(options.seconds * 600);
    const reads = spreadOf(await load("reads", () => nextRead(readWorld), forSeconds(options.seconds)));
    const writes = spreadOf(await load("writes", () => nextWrite(writeWorld), forSeconds(options.seconds)));
    measures.rows.push(
      judge(`API reads at ${perSecond} a second, median`, "ms", reads.p50, null, {}),
      judge(`API reads at ${perSecond} a second, p99`, "ms", reads.p99, null, { atMost: 25 }),
      judge(`API writes at ${perSecond} a second, median`, "ms", writes.p50, null, {}),
      judge(`API writes at ${perSecond} a second, p99`, "ms", writes.p99, null, { atMost: 60 }),
    );

    const boxes = await composeBoxes(dependencies, options.boxes);
    measures.calls["boxes"] = { composed: boxes };
    measures.rows.push(
      judge("box composed, median", "ms", boxes.p50, null, {}),
      judge("box composed, p95", "ms", boxes.p95, null, {}),
      judge("box composed, p99", "ms", boxes.p99, null, { atMost: 150 }),
    );

    /* What was measured until here may have taken as long as their tokens live. */
    readWorld.visitors = await signInVisitors(db, env["SESSION_SECRET"] ?? "", visitorCount, clock.now());
    const before = memoryMib(api.pid);
    const due = await letRenew(dependencies, options.renewals);
    let [isRenewed, beganAt] = [false, performance.now()];
    const during: number[] = [];
    const peak = await peakMemoryWhile(api.pid, async () => {
      const renewed = waitForRenewal(dependencies, due, () => {
        beganAt = performance.now();
      }).then(() => {
        isRenewed = true;
      });
      during.push(
        ...(await load(
          "reads while subscriptions renew",
          () => nextRead(readWorld),
          () => isRenewed,
        )),
      );
      await renewed;
    });
    const seconds = Math.round((performance.now() - beganAt) / 1000);
    measures.rows.push(
      judge(`API memory before ${due} renewals`, "MiB", before, null, {}),
      judge(`API memory peak during ${due} renewals`, "MiB", peak, null, { atMost: (before ?? 0) + 100 }),
      judge(`${due} subscriptions renewed in`, "s", seconds, null, {}),
      judge("API reads meanwhile, p99", "ms", spreadOf(during).p99, null, { atMost: 50 }),
    );
  } finally {
    await stopProgram(api);
    await close();
  }
  mkdirSync(".bench", { recursive: true });
  writeFileSync(
    ".bench/api.json",
    `${JSON.stringify({ measuredAt: new Date().toISOString(), ...measures }, null, 2)}\n`,
  );
  return measures;
}

function summarise({ taken, refused }: LoadResult): Record<string, ReturnType<typeof spreadOf>> {
  const times = [...taken].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const count = times.reduce((sum, [, { length }]) => sum + length, 0);
  const refusals = [...refused.values()].reduce((sum, times) => sum + times, 0);
  for (const [what, often] of refused) console.log(`refused ${often} times: ${what}`);
  if (refusals > count / 100) throw new Error(`${refusals} of ${count} calls were refused`);
  return Object.fromEntries(times.map(([name, all]) => [name, spreadOf(all)]));
}
