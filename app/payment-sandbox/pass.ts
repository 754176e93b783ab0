import { readBody } from "#lib/http/read-body.ts";
import { awayAnswer, fetchFromApi } from "#lib/http/server-client.ts";

/** A few short fields. */
const maxBytes = 16 * 1024;

/**
 * A page of the sandbox on the storefront's own origin, as a provider's page would open in the same tab. `path` stands
 * below `/payment-sandbox/`, encoded.
 */
export async function passToSandbox(request: Request, path: string): Promise<Response> {
  const body = request.method === "POST" && request.body ? await readBody(request.body, maxBytes) : new Uint8Array();
  if (body === null) return new Response(null, { status: 413 });
  const answer = await fetchFromApi(request, `/payment-sandbox/${path}${new URL(request.url).search}`, {
    redirect: "manual",
    ...(request.method === "POST"
      ? { body, headers: { "content-type": request.headers.get("content-type") ?? "" } }
      : {}),
  });
  if (answer === null) return awayAnswer();
  const headers = new Headers({ "cache-control": "no-store" });
  for (const name of ["content-type", "location", "content-security-policy"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
