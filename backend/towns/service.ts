import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CountryCode } from "#contract/locale.ts";
import type { Dependencies } from "../context.ts";
import type { Environment } from "../config/environment.ts";
import { findCommunes } from "./commune-table.ts";
import { planQuestion, type Question } from "./services.ts";

type Needs = Pick<Dependencies, "environment" | "log">;

export const tries = 3;
export const pauseMs = 3000;
/** A service that has not answered by then counts as down. */
const timeoutMs = 4000;
/** Nobody who types waits longer where the table knows it too. */
const patienceMs = 1000;
const maxWaiting = 20;

interface Memory {
  answers: LRUCache<string, string[]>;
  waiting: Map<string, Promise<string[] | null>>;
}
/** What was asked before, by the environment the services are named in. */
const memories = new WeakMap<Environment, Memory>();

function memoryOf(environment: Environment): Memory {
  const known = memories.get(environment);
  if (known) return known;
  const dayMs = 24 * 60 * 60_000;
  const fresh: Memory = { answers: new LRUCache({ max: 5000, ttl: dayMs }), waiting: new Map() };
  memories.set(environment, fresh);
  return fresh;
}

/** Ten characters for a question, whatever its length. */
const keyOf = ({ url }: Question): string => createHash("sha256").update(url.href).digest("base64url").slice(0, 10);

async function ask({ url, read }: Question): Promise<string[]> {
  const answer = await fetch(url, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  return read(await answer.json());
}

/** Asks three times, three seconds apart; null when there was no answer, which is reported. */
async function askAgain(question: Question, { log }: Needs, pause: number): Promise<string[] | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(question);
    } catch (error) {
      if (attempt === tries) {
        log.error({ err: error, service: question.url.host }, "a look-up service for towns does not answer");
        return null;
      }
      await wait(pause);
    }
  }
}

/** The answer of a service, also to all who ask the same meanwhile. Null without one. */
function lookUp(question: Question, needs: Needs, pause: number): Promise<string[] | null> {
  const { answers, waiting } = memoryOf(needs.environment);
  const key = keyOf(question);
  const known = answers.get(key);
  if (known) return Promise.resolve(known);
  const asked = waiting.get(key);
  if (asked) return asked;
  if (waiting.size >= maxWaiting) return Promise.resolve(null);
  const asking = askAgain(question, needs, pause)
    .then((towns) => {
      if (towns) answers.set(key, towns);
      return towns;
    })
    .finally(() => waiting.delete(key));
  waiting.set(key, asking);
  return asking;
}

const inOrder = (towns: readonly string[]): string[] => [...new Set(towns)].toSorted((a, b) => a.localeCompare(b));

/**
 * Towns of a postcode, by name; none where nobody knows. A French one is answered from the table when the service is slow;
 * its answer is kept for the next who asks.
 */
export async function findTowns(
  needs: Needs,
  { country, postcode }: { country: CountryCode; postcode: string },
  pause = pauseMs,
): Promise<string[]> {
  const code = postcode.trim().toUpperCase();
  const question = planQuestion(needs.environment, country, code);
  if (question === null) return [];
  const asking = lookUp(question, needs, pause);
  if (country !== "FR") return inOrder((await asking) ?? []);
  const towns = await Promise.race([asking, wait(patienceMs, null, { ref: false })]);
  return inOrder(towns?.length ? towns : await findCommunes(code));
}
