import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { href } from "#lib/routing/href.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ page: "1" }];

/** The list has one page, which has an address of its own. */
export default async function StylistsPagePage({ params }: { params: Promise<{ page: string }> }): Promise<never> {
  const [locale, { page }] = await Promise.all([getLocale(), params]);
  if (page !== "1") notFound();
  permanentRedirect(href(locale, "stylists"));
}
