import { vi } from "vitest";
import { createApiClient, type ApiClient } from "#lib/http/api-client.ts";
import type { Locale } from "#contract/locale.ts";
import type { SignedIn } from "#tests/backend/builders.ts";
import type { TestApi } from "#tests/backend/create-test-api.ts";

const underWay = new Set<Promise<unknown>>();

/** Notes a call until it is answered. */
function note<T>(answer: Promise<T>): Promise<T> {
  underWay.add(answer);
  answer.catch(() => undefined).finally(() => underWay.delete(answer));
  return answer;
}

/**
 * Waits until all that was asked is answered, what was asked because of it too, and whoever asked has heard it; parts of the
 * code that come only when they are needed, as the words of a refusal do, have come then.
 */
export async function allAnswered(): Promise<void> {
  do {
    await Promise.allSettled(underWay);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  } while (underWay.size > 0);
}

/** An answer whose body is there as well. */
async function arrived(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}

const baseUrl = "http://api.test";

/**
 * What the browser of a guest or of somebody signed in asks with: its calls end at an API in the same process. Whatever else is
 * asked goes its way, as what the API asks of a provider's stand-in.
 */
export function clientOf(api: TestApi, owner: SignedIn | null, locale: Locale = "fr"): ApiClient {
  const elsewhere = fetch;
  vi.stubGlobal("fetch", async (asked: string | URL | Request, init?: RequestInit) => {
    const request = new Request(asked, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== baseUrl) return note(elsewhere(request).then(arrived));
    const body = await request.arrayBuffer();
    const { method, headers } = request;
    return api.request(pathname + search, { method, headers, ...(body.byteLength > 0 ? { body } : {}) });
  });
  const client = createApiClient({
    baseUrl,
    locale,
    tokens: { read: () => owner && { access_token: owner.token }, refresh: () => Promise.resolve(null) },
  });
  return {
    ...client,
    call: (...asked) => note(client.call(...asked)),
  };
}
