import { awayAnswer, fetchFromApi } from "#lib/http/server-client.ts";

const passed = [
  "content-type",
  "cache-control",
  "etag",
  "content-security-policy",
  "cross-origin-resource-policy",
  "last-modified",
];

/** The API's pictures on the storefront's own origin; their addresses change with their content, so every cache may keep them. */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const { path } = await params;
  const validator = request.headers.get("if-none-match");
  const answer = await fetchFromApi(request, `/pictures/${path.map(encodeURIComponent).join("/")}`, {
    headers: validator ? { "if-none-match": validator } : {},
  });
  if (answer === null) return awayAnswer();
  const headers = new Headers({ "x-content-type-options": "nosniff" });
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
