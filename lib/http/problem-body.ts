import type { ErrorCode } from "#contract/errors.ts";

/** What a problem document of the storefront itself says, in the form of the API's (`application/problem+json`). */
export const problemBody = (code: ErrorCode, status: number) => ({
  type: `urn:petite-malle:error:${code.toLowerCase().replaceAll("_", "-")}`,
  title: code,
  status,
  code,
  request_id: crypto.randomUUID(),
});
