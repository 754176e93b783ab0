import { useSyncExternalStore, type MouseEvent } from "react";
import type { Locale } from "#contract/locale.ts";
import { cx } from "#components/ui/class-names.ts";
import { spriteAddress } from "#components/ui/icon.tsx";
import { iconButtonClass } from "#components/ui/icon-button.tsx";
import { commandCart, readCartCount, subscribeToCart } from "#lib/cart/cart-shell.ts";
import { isPlainPress } from "#components/navigation/link-press.ts";
import { loadCartPanel } from "./load-cart-panel.ts";

interface CartButtonStrings {
  empty: string;
  one: string;
  /** With `{count}`. */
  other: string;
}

/** The count comes from a cookie after hydration and takes no room of its own, so nothing moves. */
export function CartButtonIsland({
  href,
  locale,
  strings,
}: {
  href: string;
  locale: Locale;
  strings: CartButtonStrings;
}) {
  const count = useSyncExternalStore(subscribeToCart, readCartCount, () => 0);
  const name =
    count === 0 ? strings.empty : count === 1 ? strings.one : strings.other.replace("{count}", String(count));

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event.nativeEvent) || location.pathname === href) return;
    event.preventDefault();
    commandCart({ kind: "open" });
  };
  const warmUp = () => void loadCartPanel(locale).catch(() => undefined);

  return (
    <a
      href={href}
      aria-label={name}
      className={cx("relative", iconButtonClass)}
      data-lands="cart"
      onClick={open}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    >
      {/* A lid of its own: what lands opens it. */}
      <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        <use href={spriteAddress("cart-body")} />
        <use href={spriteAddress("cart-lid")} data-lid="" />
      </svg>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-bold tabular-nums text-on-accent outline-2 outline-ground"
        >
          {Math.min(count, 99)}
        </span>
      )}
    </a>
  );
}
