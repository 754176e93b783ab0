import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { routes } from "#lib/routing/routes.ts";
import { pageMetadata, withSiteName } from "#lib/seo/page-metadata.ts";
import { shellTextKey, type ShellName } from "./shell-texts.ts";

/** Title, description and, for pages of one address, the rest that search engines read. */
export async function shellMetadata(name: ShellName): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("pages")]);
  const key = shellTextKey(name);
  const [title, description] = [t(`${key}.title`), t(`${key}.intro`)];
  if (routes[name].path.includes("{"))
    return { title: { absolute: withSiteName(title) }, description, robots: { index: false, follow: true } };
  return pageMetadata({ locale, routeName: name, title, description });
}
