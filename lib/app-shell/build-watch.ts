/** Where the server names its build. */
export const buildAddress = "/version.txt";

const everyMs = 10 * 60_000;

interface BuildWatch {
  /** The build this page is of. */
  current: string;
  /** The build the server has; throws without an answer. */
  read: () => Promise<string>;
  /** There is another one. Called once. */
  offer: () => void;
  isVisible: () => boolean;
  now: () => number;
}

/**
 * Answers what to call every now and then, and when the tab is shown again: it asks for the server's build when the last
 * time is long ago and somebody looks at the page.
 */
export function watchBuild({ current, read, offer, isVisible, now }: BuildWatch): () => Promise<void> {
  let askedAt = now();
  let isOver = false;
  return async () => {
    if (isOver || !isVisible() || now() - askedAt < everyMs) return;
    askedAt = now();
    const build = (await read().catch(() => current)).trim();
    if (isOver || build === "" || build === current) return;
    isOver = true;
    offer();
  };
}
