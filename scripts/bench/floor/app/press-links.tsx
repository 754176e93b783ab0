"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Navigation on mouse-down and prefetching of the first links, as the shop does it. */
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
    const timer = setTimeout(() => {
      for (const link of [...document.querySelectorAll<HTMLAnchorElement>("a[data-nav]")].slice(0, 12))
        router.prefetch(link.pathname);
    }, 300);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("mousedown", down);
      document.removeEventListener("click", click);
    };
  }, [router]);
  return null;
}
