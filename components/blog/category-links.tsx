import { useLocale, useTranslations } from "next-intl";
import type { BlogCategory } from "#contract/blog.ts";
import { cx } from "#components/ui/class-names.ts";
import { Link } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";

const chip = "inline-flex min-h-11 items-center rounded-full border px-4 font-bold transition-colors duration-150";

/** Ways through the blog; `current` is the slug of the open category. */
export function CategoryLinks({ categories, current }: { categories: readonly BlogCategory[]; current?: string }) {
  const locale = useLocale();
  const t = useTranslations("blog");
  const links = [
    { slug: undefined, name: t("all"), href: href(locale, "blog") },
    ...categories.map(({ slug, name }) => ({ slug, name, href: href(locale, "blog-category-name", { name: slug }) })),
  ];
  return (
    <nav aria-label={t("categories")} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.slug === current ? "page" : undefined}
              className={cx(
                chip,
                link.slug === current ? "border-ink bg-ink text-ground" : "border-line-strong hover:bg-accent",
              )}
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
