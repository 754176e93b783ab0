import { findApiGuard } from "#lib/http/api-guard.ts";
import { keep } from "#lib/memory/kept.ts";
import { type LookUp, planLookUp } from "#lib/routing/look-up.ts";

export interface Existence {
  /** Whether what an address, a path with its query, names is there; a promise where the API is asked, for a visitor. Never rejects. */
  isThere: (address: string, visitor: string) => boolean | Promise<boolean>;
}

/** A look-up and the address of who asks. */
export type AskedLookUp = LookUp & { visitor: string };

/** Things known to be there: a name nobody sells is not among them. */
const maxKnown = 20_000;
/** What a name takes besides its letters. */
const nameBytes = 100;
/** After a look-up that failed nobody waits for another one this long: the pages that are kept answer meanwhile. */
const trustMs = 5_000;

/**
 * Knows which addresses name something that is there, so that made-up ones are refused before a page is rendered for
 * them, at the price of one look-up. What was found is remembered: a thing that goes leaves a page that says so itself.
 * What was not found may be there in a second and is asked for again. While the API does not answer, everything counts
 * as there: pages that are kept are shown, and what cannot be rendered says so.
 */
export function createExistence(find: (lookUp: AskedLookUp) => Promise<boolean>, now = Date.now): Existence {
  let trustsUntil = 0;
  const known = keep<true>("names known to be there", { maxEntries: maxKnown, maxBytes: 4 * 1024 * 1024 });
  /* Who asks for the same at the same time waits for one answer. */
  const asked = new Map<string, Promise<boolean>>();
  const findOnce = (key: string, lookUp: AskedLookUp): Promise<boolean> => {
    const waiting = asked.get(key);
    if (waiting) return waiting;
    const answer = find(lookUp)
      .then((isThere) => {
        if (isThere) known.set(key, true, nameBytes);
        return isThere;
      })
      .finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };

  const ask = async (lookUp: AskedLookUp, answer: Promise<boolean>): Promise<boolean> => {
    try {
      return await answer;
    } catch (error) {
      if (trustsUntil <= now()) console.error(`look-up of ${lookUp.path} failed: ${String(error)}`);
      trustsUntil = now() + trustMs;
      return true;
    }
  };

  return {
    isThere: (address, visitor) => {
      const need = planLookUp(address);
      if (need === "nothing") return true;
      if (need === "missing") return false;
      const lookUp = { ...need, visitor };
      /* The ways to narrow a list are without number, and a page of one comes and goes with what is sold. */
      if (need.list) return trustsUntil > now() || ask(lookUp, find(lookUp));
      const key = `${need.locale ?? ""} ${need.path}`;
      return known.get(key) ?? (trustsUntil > now() || ask(lookUp, findOnce(key, lookUp)));
    },
  };
}

/** What a list is asked for by the query of its address. What reads it is heavy, and most addresses need none of it. */
async function searchOf({ slug, search }: NonNullable<LookUp["list"]>): Promise<string> {
  const { apiQueryOf, parseListQuery } = await import("#lib/catalog/list-query.ts");
  const query = parseListQuery(Object.fromEntries(namesOf(search)));
  return query ? `?${new URLSearchParams(apiQueryOf(slug, query))}` : "";
}

/** A name that stands more than once has all of its values. */
const namesOf = (search: string): [string, string[]][] => {
  const query = new URLSearchParams(search);
  return [...new Set(query.keys())].map((name) => [name, query.getAll(name)]);
};

/** Longest a visitor waits for a look-up. */
const waitMs = 1_500;

/** Asks the API, as every other call does; throws when it does not say yes or no. */
export const findInApi =
  (apiUrl: string) =>
  async ({ path, page, locale, list, visitor }: AskedLookUp): Promise<boolean> => {
    const headers = { "x-forwarded-for": visitor, ...(locale ? { locale } : {}) };
    const url = apiUrl + path + (list ? await searchOf(list) : "");
    const send = (signal: AbortSignal) => fetch(url, { headers, signal });
    const signal = AbortSignal.timeout(waitMs);
    const answer = await (findApiGuard()?.run({ visitor, isRead: true, signal }, send) ?? send(signal));
    /* Read to its end, so that the connection serves again. */
    const body = await answer.text();
    if (answer.ok) return page === undefined || page <= (JSON.parse(body) as { pages: number }).pages;
    /* 422: nothing can have such a name. */
    if (answer.status === 404 || answer.status === 422) return false;
    throw new Error(`${path} answers ${answer.status}`);
  };
