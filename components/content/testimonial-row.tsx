import { useTranslations } from "next-intl";
import type { Locale } from "#contract/locale.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { formatDate } from "#lib/dates/format.ts";
import type { Testimonial } from "#lib/website/api.ts";

interface TestimonialRowProps {
  locale: Locale;
  title: string;
  testimonials: readonly Testimonial[];
  all: { href: string; label: string };
}

export function TestimonialRow({ locale, title, testimonials, all }: TestimonialRowProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading
        title={title}
        action={
          <TextLink standalone href={all.href}>
            {all.label}
          </TextLink>
        }
      />
      <TestimonialList locale={locale} testimonials={testimonials} />
    </section>
  );
}

export function TestimonialList({ locale, testimonials }: { locale: Locale; testimonials: readonly Testimonial[] }) {
  const t = useTranslations("content");
  return (
    <ul className="testimonials">
      {testimonials.map((testimonial) => (
        <li key={testimonial.id}>
          <figure className="testimonial">
            <p className="testimonial-rating">
              <VisuallyHidden>{t("rating", { rating: testimonial.rating })}</VisuallyHidden>
              {Array.from({ length: testimonial.rating }, (_, index) => (
                <Icon key={index} name="star-filled" size={18} />
              ))}
            </p>
            <blockquote>{testimonial.text}</blockquote>
            <figcaption>
              <Picture picture={{ ...testimonial.image, alt: "" }} sizes="56px" />
              <span>
                <strong>{testimonial.firstname}</strong>
                <span>{`${testimonial.context} · ${formatDate(testimonial.date, locale)}`}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
