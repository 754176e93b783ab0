import { env } from "#lib/env/server.ts";

type Context = { params: Promise<{ id: string }> };

/** The sandbox's bank page on the storefront's own origin, as a provider's page would open in the same tab. */
async function pass(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const url = `${env.API_BASE_URL}/payment-sandbox/challenge/${encodeURIComponent(id)}${new URL(request.url).search}`;
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

export { pass as GET, pass as POST };
