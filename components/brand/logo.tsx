import { siteName } from "#lib/site.ts";

type LogoProps = {
  /** Height of the trunk in pixels; the name is set by the place it stands in. */
  size?: number;
  withWordmark?: boolean;
  className?: string;
};

/** The little travelling trunk. Decorative: the link around it, or the name beside it, says whose it is. */
export function Logo({ size = 32, withWordmark = false, className }: LogoProps) {
  return (
    <span className={className} style={{ display: "inline-flex", alignItems: "center", gap: "0.45em" }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M11.5 9V7.25A2.75 2.75 0 0 1 14.25 4.5h3.5A2.75 2.75 0 0 1 20.5 7.25V9" />
        <path
          fill="var(--accent)"
          d="M6 9.2Q16 8.4 26 9.2a2.6 2.6 0 0 1 2.4 2.6Q28.9 18.5 28.3 24.4A2.6 2.6 0 0 1 25.8 26.8Q16 27.5 6.2 26.8A2.6 2.6 0 0 1 3.7 24.4Q3.1 18.5 3.6 11.8A2.6 2.6 0 0 1 6 9.2Z"
        />
        <path d="M3.4 15.6Q8 16 13 16.05M19 16.05Q24 16 28.6 15.6M9 9v17.9M23 9v17.9" />
        <path fill="var(--ground)" d="M13.4 14.3h5.2v3.6a1.2 1.2 0 0 1-1.2 1.2h-2.8a1.2 1.2 0 0 1-1.2-1.2Z" />
      </svg>
      {withWordmark && <span className="site-wordmark">{siteName}</span>}
    </span>
  );
}
