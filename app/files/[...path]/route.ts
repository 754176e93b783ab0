import { awayAnswer, fetchFromApi } from "#lib/http/server-client.ts";

const passed = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "cross-origin-resource-policy",
];

/** Files of customers under their signed addresses, on the storefront's own origin; the API checks the signature. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const { path } = await params;
  const { search } = new URL(request.url);
  const answer = await fetchFromApi(request, `/files/${path.map(encodeURIComponent).join("/")}${search}`);
  if (answer === null) return awayAnswer();
  const headers = new Headers({ "x-content-type-options": "nosniff" });
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
