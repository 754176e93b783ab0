/** The build that answers: pages of an older one offer to load anew. */
export function GET(): Response {
  return new Response(process.env.BUILD_VERSION, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  });
}
