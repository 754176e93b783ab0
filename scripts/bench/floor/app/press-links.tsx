"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** All of a page, as `<Link prefetch>` asks for it; Next exports the type of its values only. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- as said
const wholePage = { kind: "full" as PrefetchKind };

/** Navigation on mouse-down; every link that comes into view is fetched ahead, whole, after a short while. */
export function PressLinks() {
  const router = useRouter();
  useEffect(() => {
    const linkOf = (event: Event) => (event.target as Element).closest<HTMLAnchorElement>("a[data-nav]");
    const down = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && event.button === 0) router.push(link.pathname);
    };
    const click = (event: MouseEvent) => {
      if (linkOf(event)) event.preventDefault();
    };
    document.addEventListener("mousedown", down);
    document.addEventListener("click", click);
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        router.prefetch((target as HTMLAnchorElement).pathname, wholePage);
      }
    });
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll("a[data-nav]")) inView.observe(link);
    }, 300);
    return () => {
      clearTimeout(timer);
      inView.disconnect();
      document.removeEventListener("mousedown", down);
      document.removeEventListener("click", click);
    };
  }, [router]);
  return null;
}
