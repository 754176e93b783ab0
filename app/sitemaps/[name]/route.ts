import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "#lib/cache/tags.ts";
import {
  countProductFiles,
  listBlogUrls,
  listCollectionUrls,
  listPageUrls,
  listPeopleUrls,
  listProductUrls,
} from "#lib/seo/sitemap.ts";
import { urlSetXml } from "#lib/seo/sitemap-xml.ts";

/** One part of the sitemap: `pages.xml`, `blog.xml`, `people.xml`, `collections.xml`, `products-1.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const part = /^(pages|blog|people|collections)\.xml$|^products-([1-9]\d{0,3})\.xml$/.exec(name);
  const file = Number(part?.[2] ?? 0);
  if (!part || file > (await countProductFiles())) return new Response(null, { status: 404 });
  return new Response(await writePart(part[1] ?? "products", file), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

async function writePart(kind: string, file: number): Promise<string> {
  "use cache";
  cacheLife("hours");
  cacheTag(cacheTags.catalog);
  if (kind === "blog") return urlSetXml(await listBlogUrls());
  if (kind === "people") return urlSetXml(await listPeopleUrls());
  if (kind === "pages") return urlSetXml(await listPageUrls());
  return urlSetXml(kind === "collections" ? await listCollectionUrls() : await listProductUrls(file));
}
