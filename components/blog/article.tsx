import { useLocale, useTranslations } from "next-intl";
import type { BlogBlock, BlogPost } from "#contract/blog.ts";
import type { ProductCard } from "#contract/catalog.ts";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import { Picture } from "#components/catalog/picture.tsx";
import { Breadcrumb } from "#components/ui/breadcrumb.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Link } from "#components/ui/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listHref } from "#lib/catalog/list-address.ts";
import { formatDate } from "#lib/dates/format.ts";
import { href } from "#lib/routing/href.ts";
import { PostCards } from "./post-cards.tsx";

interface ArticleProps {
  post: BlogPost;
  /** Pieces of the collections it leads to, by slug; none where there is no shop to lead to. */
  windows: ReadonlyMap<string, readonly ProductCard[]>;
}

/** An article with its author, its picture, its text, pieces it speaks of, and what to read next. */
export function Article({ post, windows }: ArticleProps) {
  const locale = useLocale();
  const t = useTranslations("blog");
  return (
    <main className="page">
      <article className="mx-auto max-w-[44rem]">
        <Breadcrumb
          label={t("breadcrumb")}
          items={[
            { name: t("name"), href: href(locale, "blog") },
            { name: post.category.name, href: href(locale, "blog-category-name", { name: post.category.slug }) },
            { name: post.title },
          ]}
        />
        <h1 className="mt-4 text-3xl md:text-5xl">{post.title}</h1>
        <p className="mt-4 text-lg">{post.excerpt}</p>
        <p className="mt-4 text-muted">
          <Link
            href={href(locale, "stylist-slug", { slug: post.author.slug })}
            className="inline-flex min-h-11 items-center underline decoration-thread decoration-2 underline-offset-4"
          >
            {t("byline", { name: post.author.firstname, minutes: post.reading_minutes })}
          </Link>
          {" · "}
          <time dateTime={post.date} className="whitespace-nowrap">
            {formatDate(post.date, locale)}
          </time>
        </p>
        <Picture
          picture={post.image}
          sizes="(min-width: 48rem) 44rem, 100vw"
          priority="first"
          className="mt-6 aspect-3/2 w-full rounded object-cover"
        />
        <div className="mt-8 grid gap-5 text-lg leading-relaxed">
          {post.blocks.map((block, index) => (
            <Block key={index} block={block} windows={windows} />
          ))}
        </div>
      </article>
      {post.related.length > 0 && (
        <section className="mt-16" aria-labelledby="related">
          <SectionHeading id="related" title={t("related")} />
          <PostCards posts={post.related} level={3} />
        </section>
      )}
    </main>
  );
}

function Block({ block, windows }: { block: BlogBlock; windows: ArticleProps["windows"] }) {
  const locale = useLocale();
  switch (block.kind) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "heading":
      return <h2 className="mt-4 text-2xl">{block.text}</h2>;
    case "list":
      return (
        <ul className="grid list-disc gap-2 pl-6 marker:text-muted">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "quote":
      return (
        <figure className="my-3 border-l-4 border-thread pl-5">
          <blockquote className="font-heading text-2xl leading-snug">{block.text}</blockquote>
          <figcaption className="mt-2 text-base text-muted">{block.source}</figcaption>
        </figure>
      );
    case "collection": {
      const products = windows.get(block.collection);
      if (products === undefined) return null;
      return (
        <div className="my-3 grid gap-5">
          <ProductGrid products={products} level={3} layout="row" />
          <p>
            <ButtonLink href={listHref(locale, block.collection)}>{block.text}</ButtonLink>
          </p>
        </div>
      );
    }
  }
}
