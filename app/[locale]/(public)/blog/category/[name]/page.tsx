import { getLocale } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { href } from "#lib/routing/href.ts";

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

export const generateStaticParams = () => [{ name: "all" }];

/** The category of everything is the list itself. */
export default async function BlogCategoryNamePage({ params }: { params: Promise<{ name: string }> }) {
  const [locale, { name }] = await Promise.all([getLocale(), params]);
  if (name !== "all") notFound();
  permanentRedirect(href(locale, "blog"));
}
