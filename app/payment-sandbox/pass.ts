import { env } from "#lib/env/server.ts";

/**
 * A page of the sandbox on the storefront's own origin, as a provider's page would open in the same tab. `path` stands
 * below `/payment-sandbox/`, encoded.
 */
export async function passToSandbox(request: Request, path: string): Promise<Response> {
  const url = `${env.API_BASE_URL}/payment-sandbox/${path}${new URL(request.url).search}`;
  const isPost = request.method === "POST";
  const answer = await fetch(url, {
    method: request.method,
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(15_000),
    ...(isPost
      ? { body: await request.text(), headers: { "content-type": request.headers.get("content-type") ?? "" } }
      : {}),
  }).catch(() => null);
  if (answer === null) return new Response(null, { status: 503 });
  const headers = new Headers({ "cache-control": "no-store" });
  for (const name of ["content-type", "location", "content-security-policy"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
