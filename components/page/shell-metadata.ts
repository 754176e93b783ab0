import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { routes } from "#lib/routing/routes.ts";
import { editorMetadata, type PlainRoute } from "#lib/seo/editor-metadata.ts";
import { withSiteName } from "#lib/seo/head-texts.ts";
import { shellTextKey, type ShellName } from "./shell-texts.ts";

const isPlain = (name: ShellName): name is ShellName & PlainRoute => !routes[name].path.includes("{");

/**
 * Title and description, the editors' where they gave some, and, for pages of one address, the rest that search engines
 * read.
 */
export async function shellMetadata(name: ShellName): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("pages")]);
  const key = shellTextKey(name);
  const [title, description] = [t(`${key}.title`), t(`${key}.intro`)];
  if (isPlain(name)) return editorMetadata(locale, name, { title, description });
  return { title: { absolute: withSiteName(title) }, description, robots: { index: false, follow: true } };
}
