import { connection } from "next/server";
import { locales, defaultLocale } from "#contract/locale.ts";
import { env } from "#lib/env/server.ts";
import { localizePath } from "#lib/routing/href.ts";
import { workerSource } from "#lib/service-worker/worker.ts";

/** The service worker. `SERVICE_WORKER=off` takes it out of every browser at its next visit, without a build. */
export async function GET(): Promise<Response> {
  await connection();
  const offlinePages = Object.fromEntries(
    locales.map((locale) => [locale === defaultLocale ? "" : locale, localizePath(locale, "/offline")]),
  );
  const version = process.env.BUILD_VERSION ?? "development";
  return new Response(workerSource({ version, isOff: env.SERVICE_WORKER === "off", offlinePages }), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      /* A worker has the policy it came with: it asks the shop for pages and does nothing else. */
      "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
