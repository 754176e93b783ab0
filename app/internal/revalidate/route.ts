import { timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { tagToTell } from "#lib/cache/announced-tags.ts";
import { isCacheTag } from "#lib/cache/tags.ts";
import { env } from "#lib/env/server.ts";

const announcementSchema = z.strictObject({ tags: z.array(z.string().max(200)).min(1).max(1000) });

const matches = (sent: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(sent), Buffer.from(`Bearer ${secret}`)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * The API announces what changed; pages made of it are rendered anew at their next visit. A tag of a newer API that no page
 * is made of is passed over: it must not hold back the others.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env.REVALIDATE_SECRET || !matches(request.headers.get("authorization") ?? "", env.REVALIDATE_SECRET))
    return new Response(null, { status: 404 });
  const announcement = announcementSchema.safeParse(await request.json().catch(() => null));
  if (!announcement.success) return new Response(null, { status: 422 });
  const told = new Set(announcement.data.tags.filter(isCacheTag).map(tagToTell));
  for (const tag of told) revalidateTag(tag, "max");
  return new Response(null, { status: 204 });
}
