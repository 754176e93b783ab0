import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import {
  answerSchemas,
  refusalSchema,
  staffDoorPath,
  type StaffAnswer,
  type StaffCommand,
} from "#backend/staff/commands.ts";
import type { LocalEnvironment } from "../environment.ts";

/** A shop that does what staff asks, over its API or on its own database. */
export interface Shop {
  run: <C extends StaffCommand>(command: C) => Promise<StaffAnswer<C["command"]>>;
  close: () => Promise<void>;
}

/** Something staff can act on; the message says what. */
export class ShopError extends Error {}

const dayTimeoutMs = 10 * 60_000;

const parseAnswer = <C extends StaffCommand>(command: C, answer: unknown): StaffAnswer<C["command"]> =>
  (answerSchemas[command.command] as unknown as z.ZodType<StaffAnswer<C["command"]>>).parse(answer);

const isNobodyThere = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
};

async function askApi(url: string, secret: string, command: StaffCommand): Promise<unknown> {
  const answer = await fetch(new URL(staffDoorPath, url), {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(command),
    signal: AbortSignal.timeout(dayTimeoutMs),
  });
  if (answer.ok) return answer.json();
  const body: unknown = await answer.json().catch(() => null);
  const refusal = refusalSchema.safeParse(body);
  if (answer.status === 409 && refusal.success) throw new ShopError(refusal.data.message);
  if (answer.status === 404)
    throw new ShopError(`The API at ${url} has no door for staff: start it with STAFF_SECRET.`);
  if (answer.status === 401) throw new ShopError(`The API at ${url} has another STAFF_SECRET.`);
  throw new ShopError(`The API at ${url} answered ${answer.status} ${JSON.stringify(body)}`);
}

/** Asks the API that runs; null when none does on this machine and the database may be opened instead. */
async function findApi(local: LocalEnvironment): Promise<Shop | null> {
  const { STAFF_SECRET: secret } = local.variables;
  if (secret === undefined) throw new ShopError("Set STAFF_SECRET to that of the API.");
  try {
    await askApi(local.apiUrl, secret, { command: "clock" });
  } catch (error) {
    if (!isNobodyThere(error)) throw error;
    if (process.env.API_BASE_URL) throw new ShopError(`The API at ${local.apiUrl} does not answer.`);
    return null;
  }
  return {
    run: async (command) => parseAnswer(command, await askApi(local.apiUrl, secret, command)),
    close: async () => undefined,
  };
}

/** The programs of the API, which take most of a second to be read, are read only where none runs. */
async function openOwn(local: LocalEnvironment): Promise<Shop> {
  const [{ createLogger }, { parseEnvironment }, { openBackend }, { runStaffCommand }] = await Promise.all([
    import("#backend/config/logger.ts"),
    import("#backend/config/environment.ts"),
    import("#backend/open.ts"),
    import("#backend/staff/run-command.ts"),
  ]);
  const environment = parseEnvironment(local.variables);
  if (environment.DATABASE_URL === undefined && !existsSync(path.join(environment.DATA_DIR, "db")))
    throw new ShopError(`No API runs and ${environment.DATA_DIR} holds no database: start the shop with npm start.`);
  const log = createLogger(environment, { write: (line) => void process.stderr.write(line) });
  const { dependencies, close } = await openBackend(environment, log);
  return { run: async (command) => parseAnswer(command, await runStaffCommand(dependencies, command)), close };
}

/** The running API, or the database itself when none runs: the embedded one has room for one process only. */
export const openShop = async (local: LocalEnvironment): Promise<Shop> =>
  (await findApi(local)) ?? (await openOwn(local));
