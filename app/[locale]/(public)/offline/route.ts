import { locales } from "#contract/locale.ts";
import { offlinePage, offlinePolicy } from "#lib/app-shell/offline-page.ts";
import { loadMessages } from "#lib/i18n/messages.ts";

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The page without a network, in a language; the service worker keeps it. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const asked = (await params).locale;
  const locale = locales.find((candidate) => candidate === asked);
  if (!locale) return new Response(null, { status: 404 });
  const { app } = await loadMessages(locale);
  return new Response(offlinePage(locale, app), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=300",
      "content-security-policy": offlinePolicy,
    },
  });
}
