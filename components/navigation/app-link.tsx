import type { AnchorHTMLAttributes } from "react";

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** `visible`: the page is fetched ahead when the link comes into view (product cards); absent: when it is hovered or focused. */
  prefetch?: "visible";
}

/**
 * A link inside the site. It is a plain anchor, so that a list of forty costs the browser no component; the one
 * `LinkIsland` of the layout turns it into a client-side navigation, started when the mouse goes down.
 */
export function AppLink({ prefetch, ...props }: AppLinkProps) {
  return <a {...props} data-nav={prefetch ?? ""} />;
}
