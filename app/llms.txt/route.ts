import { writeLlmsText } from "#lib/seo/llms-text.ts";

/** What the shop is and where its pages are, for programs that read rather than crawl (llmstxt.org). */
export async function GET(): Promise<Response> {
  return new Response(await writeLlmsText(), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
