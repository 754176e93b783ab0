import { readBody } from "#lib/http/read-body.ts";
import { createLineLimit } from "#lib/security/line-limit.ts";
import { maxReportBytes, parsePolicyReports } from "#lib/security/policy-reports.ts";

const limitLine = createLineLimit(30);

/** What browsers stopped on our pages because the policy does not allow it: a line each in the log, and kept nowhere else. */
export async function POST(request: Request): Promise<Response> {
  const body = request.body && (await readBody(request.body, maxReportBytes));
  if (body === null) return new Response(null, { status: request.body === null ? 400 : 413 });
  for (const line of parsePolicyReports(new TextDecoder().decode(body))) {
    const written = limitLine(line);
    // oxlint-disable-next-line no-console -- a warning, not a failure of ours: the log is where it goes
    if (written !== null) console.warn(`policy: ${written}`);
  }
  return new Response(null, { status: 204 });
}
