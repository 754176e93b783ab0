import type { Locale } from "#contract/locale.ts";

/** The drawer with all it needs; fetched at the first wish to see or change the cart. */
export const loadCartPanel = async (locale: Locale) => {
  const { CartPanel, preloadCartMessages } = await import("./cart-panel.tsx");
  await preloadCartMessages(locale);
  return { CartPanel };
};
