import { useLocale, useTranslations } from "next-intl";
import type { BlogPostCard } from "#contract/blog.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Link } from "#components/ui/link.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";

interface PostCardsProps {
  posts: readonly BlogPostCard[];
  /** Level of the titles. */
  level?: 2 | 3;
  /** The first article stands above the others, over the whole width. */
  hasLead?: boolean;
}

/** Articles with their picture, category and first words. The whole card leads to the article. */
export function PostCards({ posts, level = 2, hasLead = false }: PostCardsProps) {
  const locale = useLocale();
  const t = useTranslations("blog");
  const Heading = `h${level}` as "h2";
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li
            key={post.slug}
            className={
              isLead
                ? "group relative grid items-center gap-x-10 gap-y-4 rounded bg-tint p-4 sm:col-span-2 md:grid-cols-[3fr_2fr] lg:col-span-3 lg:p-6"
                : "group relative"
            }
          >
            <Picture
              picture={post.image}
              alt=""
              sizes={
                isLead ? "(min-width: 48rem) 60vw, 100vw" : "(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
              }
              priority={isLead ? "first" : index < 3 ? "eager" : undefined}
              className="aspect-3/2 w-full rounded object-cover"
            />
            <div>
              <p className={isLead ? "text-sm text-muted" : "mt-3 text-sm text-muted"}>
                <Link
                  href={href(locale, "blog-category-name", { name: post.category.slug })}
                  className="relative z-1 inline-flex min-h-11 items-center font-bold text-ink underline decoration-thread decoration-2 underline-offset-4"
                >
                  {post.category.name}
                </Link>
                {" · "}
                <time dateTime={post.date}>{formatDate(post.date, locale)}</time>
              </p>
              <Heading className={isLead ? "text-2xl md:text-4xl" : "text-xl"}>
                <Link
                  href={href(locale, "blog-page", { page: post.slug })}
                  className="decoration-thread decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded"
                >
                  {post.title}
                </Link>
              </Heading>
              <p className="mt-2">{post.excerpt}</p>
              <p className="mt-2 text-sm text-muted">
                {t("byline", { name: post.author.firstname, minutes: post.reading_minutes })}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
