import fr from "#messages/fr.json" with { type: "json" };
import { locales } from "#contract/locale.ts";
import { loadMessages, type Namespace } from "#lib/i18n/messages.ts";

const namespaces = Object.keys(fr) as Namespace[];

export const generateStaticParams = () =>
  locales.flatMap((locale) => namespaces.map((namespace) => ({ locale, namespace })));

type Context = { params: Promise<{ locale: string; namespace: string }> };

/** One namespace of the catalogue, for parts of a page that load later. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const asked = await params;
  const locale = locales.find((candidate) => candidate === asked.locale);
  const namespace = namespaces.find((candidate) => candidate === asked.namespace);
  if (!locale || !namespace) return new Response(null, { status: 404 });
  const messages = await loadMessages(locale);
  return Response.json(
    { [namespace]: messages[namespace] },
    { headers: { "cache-control": "public, max-age=300, stale-while-revalidate=86400" } },
  );
}
