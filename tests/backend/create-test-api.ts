import { createApp } from "#backend/app.ts";
import { parseEnvironment, type Environment } from "#backend/config/environment.ts";
import { createLogger } from "#backend/config/logger.ts";
import type { Clock, Dependencies } from "#backend/context.ts";
import type { OpenDatabase } from "#backend/db/database.ts";
import type { Mail } from "#backend/mails/mailer.ts";
import type { PaymentProvider } from "#backend/payments/provider.ts";
import { createSandboxProvider } from "#backend/payments/sandbox/provider.ts";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import type { Problem } from "#contract/errors.ts";
import { readAnswer, readProblem, sendCall, type AnyInput, type CallInput } from "./contract-call.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { openTestDatabase, testNow } from "./test-database.ts";

interface MovableClock extends Clock {
  set: (moment: Date) => void;
  advance: (ms: number) => void;
}

export interface TestApi extends AsyncDisposable {
  dependencies: Dependencies;
  engine: OpenDatabase["engine"];
  clock: MovableClock;
  /** Mails that were sent, in order. */
  mails: Mail[];
  /** What is stored, by its key. */
  files: ReturnType<typeof createMemoryStorage>["files"];
  /** Lines of the log, as JSON. */
  logs: string[];
  /** Calls and expects success: the declared status, and an answer that is exactly the declared shape. */
  call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<AnswerOf<E>>;
  /** Calls and expects a failure whose code the endpoint declares; takes any input, broken ones too. */
  fail: (endpoint: Endpoint, input: AnyInput) => Promise<Problem>;
  /** Sends anything. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
}

function movableClock(start: Date): MovableClock {
  let now = start;
  return {
    now: () => now,
    set: (moment) => {
      now = moment;
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

export interface TestApiOptions {
  environment?: Partial<Environment>;
  /** Opens the database instead of a fresh one; the caller closes it. */
  database?: OpenDatabase;
  /** Instead of the sandbox. */
  providers?: (needs: Pick<Dependencies, "db" | "clock" | "environment">) => readonly PaymentProvider[];
}

/** The API on a migrated and seeded database of its own, with a clock to move and mails to read. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await openTestDatabase());
  const clock = movableClock(testNow);
  const [mails, logs]: [Mail[], string[]] = [[], []];
  const storage = createMemoryStorage();
  const environment: Environment = {
    ...parseEnvironment({
      NODE_ENV: "test",
      SESSION_SECRET: "test-secret-that-is-long-enough-0123456789",
      STOREFRONT_URL: "http://localhost:3000",
    }),
    TRUST_PROXY: true,
    RATE_LIMIT_FACTOR: 1000,
    ...options.environment,
  };
  const needs = { db: database.db, clock, environment };
  const dependencies: Dependencies = {
    ...needs,
    payments: new Map(
      (options.providers?.(needs) ?? [createSandboxProvider(needs)]).map((provider) => [provider.gateway, provider]),
    ),
    mailer: { send: async (mail) => void mails.push(mail) },
    storage,
    log: createLogger(environment, { write: (line) => logs.push(line) }),
  };
  const app = createApp(dependencies);
  const request = async (path: string, init?: RequestInit) => app.request(path, init);
  const close = async () => (options.database ? undefined : database.close());
  return {
    dependencies,
    engine: database.engine,
    clock,
    mails,
    files: storage.files,
    logs,
    request,
    close,
    call: async (endpoint, input) => readAnswer(endpoint, await sendCall(request, endpoint, input as AnyInput)),
    fail: async (endpoint, input) => readProblem(endpoint, await sendCall(request, endpoint, input)),
    [Symbol.asyncDispose]: close,
  };
}
