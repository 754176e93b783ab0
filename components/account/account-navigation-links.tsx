"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Link } from "#components/ui/link.tsx";
import { cx } from "#components/ui/class-names.ts";
import { currentPage, publicPath, type MenuPage } from "#lib/navigation/current-page.ts";

interface Page extends MenuPage {
  label: string;
}

const item =
  "inline-flex min-h-11 items-center rounded-full px-4 font-bold whitespace-nowrap transition-colors duration-150";

interface AccountNavigationLinksProps {
  label: string;
  pages: readonly Page[];
  signOut: Page;
}

/** The path is not known in the shell of a page whose address has parameters: wrap it in `<Suspense>`. */
export function AccountNavigationLinks(props: AccountNavigationLinksProps) {
  return <PlainAccountLinks {...props} path={publicPath(usePathname())} />;
}

/** The same links, none of them marked while the path is not known. */
export function PlainAccountLinks({
  label,
  pages,
  signOut,
  path = null,
}: AccountNavigationLinksProps & { path?: string | null }) {
  const list = useRef<HTMLUListElement>(null);
  const current = path === null ? undefined : currentPage(path, pages);
  /* On a phone the row is longer than the screen: the page that is open shows, and nothing else moves. */
  useEffect(() => {
    const row = list.current?.parentElement;
    const link = list.current?.querySelector(`a[href="${current}"]`);
    if (!row || !link) return;
    const [around, own] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:overflow-visible lg:px-0">
      <ul ref={list} className="flex gap-1 lg:sticky lg:top-24 lg:flex-col">
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              href={page.href}
              aria-current={page.href === current ? (page.href === path ? "page" : "true") : undefined}
              className={cx(item, page.href === current ? "bg-accent text-on-accent" : "hover:bg-tint")}
            >
              {page.label}
            </Link>
          </li>
        ))}
        <li>
          {/* A full load: no page of the client stays in the memory of the tab. */}
          <a href={signOut.href} className={cx(item, "text-muted hover:bg-tint hover:text-ink")}>
            {signOut.label}
          </a>
        </li>
      </ul>
    </nav>
  );
}
