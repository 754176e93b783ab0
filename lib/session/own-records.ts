import { findApiGuard } from "#lib/http/api-guard.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { AppError } from "#lib/http/app-error.ts";

/** Longest a page waits to know; one that is left in doubt finds out while it renders. */
const waitMs = 1_500;

/* 422: nothing can have such an id. */
const nothingThere = new Set([404, 422]);

/**
 * Whether the API knows of something that it has no such record for the client with this token. `visitor` are the headers
 * that tell the API who asks. An API that is away, busy or refuses the token has said nothing: false.
 */
export async function isAnyMissing(
  baseUrl: string,
  accessToken: string,
  paths: readonly string[],
  visitor: Record<string, string>,
): Promise<boolean> {
  if (paths.length === 0) return false;
  const api = createApiClient({
    baseUrl,
    locale: "fr",
    timeoutMs: waitMs,
    headers: visitor,
    guard: findApiGuard(),
    visitor: visitor["x-forwarded-for"] ?? null,
  });
  const headers = { authorization: `Bearer ${accessToken}` };
  const isMissing = async (path: string): Promise<boolean> => {
    try {
      return nothingThere.has((await api.forward({ method: "GET", path, headers })).status);
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
  return (await Promise.all(paths.map(isMissing))).includes(true);
}
