import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PagePart } from "#components/html-once/page-part.tsx";
import { withSiteName } from "#lib/seo/head-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("fatal");
  return { title: { absolute: withSiteName(t("title")) }, robots: { index: false } };
}

/** Never an address of its own: the server answers with it, see `front-door/error-documents.ts`. */
export default async function FailedDocumentPage() {
  return <PagePart name="failed" className="contents" props={{ locale: await getLocale() }} />;
}
