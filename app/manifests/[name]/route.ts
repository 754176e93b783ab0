import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { manifestAddress, webManifest } from "#lib/seo/web-manifest.ts";
import { isFeatureOn } from "#lib/website/api.ts";

export const generateStaticParams = () =>
  locales.map((locale) => ({ name: manifestAddress(locale).split("/").at(-1) }));

/** The web manifest of a language. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const locale = locales.find((candidate) => manifestAddress(candidate).endsWith(`/${name}`));
  if (!locale) return new Response(null, { status: 404 });
  const [{ app, notFound, fatal }, hasShop] = await Promise.all([loadMessages(locale), isFeatureOn(locale, "shop")]);
  const texts = { description: app.description, shop: hasShop ? notFound.shop : null, infos: fatal.infos };
  const manifest = webManifest(locale, texts);
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
