"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { endFirstLook, showFirstLook } from "#components/catalog/first-look.ts";
import { LoadingBar } from "#components/ui/loading-bar.tsx";
import { warmPage } from "#components/html-once/page-html.ts";
import { takeArrival } from "#lib/browser/arrival.ts";
import { focusHeading, focusHeadingWhenThere } from "./focus-heading.ts";
import { arrived, slideTo } from "./slide.ts";
import { useSlowNavigation } from "./use-slow-navigation.ts";
import { findNavigationLink, formPath, hasParts, isPlainPress, linkPath } from "./link-press.ts";
import { savesData, watchVisibleLinks } from "./watch-visible-links.ts";

/**
 * Asks for all of a static page, as `<Link prefetch>` does; without it only what pages of a kind share is fetched ahead, and
 * the press still has to wait for the network. Next offers it on its own component only.
 */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- Next exports the type of its values only
const wholePage = { kind: "full" as PrefetchKind };

/**
 * Makes every `Link` of the page a client-side navigation: one listener for all. A plain left press starts on
 * mouse-down; keyboard, touch and modified clicks keep their meaning. Links marked `visible` are fetched ahead when
 * they rest in view, the browser is idle and data saving is off; others when they are hovered or focused. Forms marked
 * the same way (search, filters) become navigations as well. A product's card answers at once with what it knows. Shows the
 * loading bar, and moves the focus to the heading of the page that came, also where a deed led to it by a document of its own.
 */
export function LinkIsland() {
  const router = useRouter();
  const pathname = usePathname();
  const { isSlow, begin } = useSlowNavigation(endFirstLook);
  const shownPath = useRef(pathname);

  useLayoutEffect(endFirstLook, [pathname]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    arrived();
    focusHeading();
  }, [pathname]);

  useEffect(() => (takeArrival() ? focusHeadingWhenThere() : undefined), []);

  const go = useEffectEvent((path: string, link?: HTMLAnchorElement) => {
    endFirstLook();
    if (link) showFirstLook(link);
    if (hasParts(path)) warmPage(path);
    if (new URL(path, location.href).href !== location.href) begin();
    slideTo(path, () => router.push(path));
  });

  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null;
    let wanted: HTMLAnchorElement | null = null;

    const onMouseDown = (event: MouseEvent) => {
      const link = findNavigationLink(event.target);
      pressed = null;
      /* A screen reader's press and click are one: the click tells. */
      if (!link || !isPlainPress(event) || event.detail === 0) return;
      pressed = link;
      go(linkPath(link), link);
    };
    const onClick = (event: MouseEvent) => {
      const link = findNavigationLink(event.target);
      /* A click follows its press, though the page may have gone in between; one of a key follows none. */
      const isFollowed = pressed === link && event.detail > 0;
      pressed = null;
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      if (!isFollowed) go(linkPath(link), link);
    };
    const onSubmit = (event: SubmitEvent) => {
      const path = event.defaultPrevented ? null : formPath(event.target, event.submitter);
      if (path === null) return;
      event.preventDefault();
      go(path);
    };
    const onIntent = (event: Event) => {
      const link = findNavigationLink(event.target);
      /* The focus that comes with a press says nothing new. */
      if (!link || link === wanted) return;
      wanted = link;
      const path = linkPath(link);
      router.prefetch(path, wholePage);
      if (hasParts(path) && !savesData()) warmPage(path);
    };

    document.addEventListener("mousedown", onMouseDown);
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("mouseover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    addEventListener("popstate", endFirstLook);
    addEventListener("pagehide", endFirstLook);
    const stopWatching = watchVisibleLinks((path) => router.prefetch(path, wholePage));
    return () => {
      document.removeEventListener("mousedown", onMouseDown);
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("mouseover", onIntent);
      document.removeEventListener("focusin", onIntent);
      removeEventListener("popstate", endFirstLook);
      removeEventListener("pagehide", endFirstLook);
      stopWatching();
    };
  }, [router]);

  return <LoadingBar active={isSlow} />;
}
