/** Resolves when the browser shows this page again as it was left for a provider's: what waits in it would wait for ever. */
export const untilBack = (): Promise<"back"> =>
  new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener("pageshow", onShow);
      resolve("back");
    };
    addEventListener("pageshow", onShow);
  });
