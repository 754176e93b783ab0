import { spriteAddress } from "#components/ui/icon.tsx";
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
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <use href={spriteAddress("trunk")} />
      </svg>
      {withWordmark && <span className="site-wordmark">{siteName}</span>}
    </span>
  );
}
