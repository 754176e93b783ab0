import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TestimonialList } from "#components/content/testimonial-row.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { editorMetadata } from "#lib/seo/editor-metadata.ts";
import { listTestimonials } from "#lib/website/api.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("content")]);
  return editorMetadata(locale, "testimonials", {
    title: t("testimonialsTitle"),
    description: t("testimonialsIntro"),
  });
}

export default async function TestimonialsPage() {
  const locale = await getLocale();
  const [t, testimonials] = await Promise.all([getTranslations("content"), listTestimonials(locale, null)]);
  return (
    <main className="page">
      <SectionHeading level={1} title={t("testimonialsTitle")} intro={t("testimonialsIntro")} wavy className="mb-10" />
      <TestimonialList locale={locale} testimonials={testimonials} />
    </main>
  );
}
