import { env } from "#lib/env/server.ts";

const passed = ["content-type", "cache-control", "content-disposition", "content-security-policy"];

/** Files of customers under their signed addresses, on the storefront's own origin; the API checks the signature. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const { path } = await params;
  const { search } = new URL(request.url);
  const answer = await fetch(`${env.API_BASE_URL}/files/${path.map(encodeURIComponent).join("/")}${search}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (answer === null) return new Response(null, { status: 503 });
  const headers = new Headers({ "x-content-type-options": "nosniff" });
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
