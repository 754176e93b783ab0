import { connection } from "next/server";
import { locales } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { absoluteUrl } from "#lib/seo/page-metadata.ts";
import { securityTxt } from "#lib/seo/security-txt.ts";

export async function GET(): Promise<Response> {
  await connection();
  const text = securityTxt({
    contact: env.SECURITY_CONTACT,
    canonical: absoluteUrl("/.well-known/security.txt"),
    languages: [...locales, "en"],
    now: new Date(),
  });
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
