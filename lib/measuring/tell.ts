declare global {
  interface Window {
    /** What the tag manager reads; there once the visitor has agreed. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells what measures visits that something happened; nobody where nothing does, or the visitor has not agreed. */
export const tell = (event: string, facts: Record<string, unknown>): void =>
  void window.dataLayer?.push({ event, ...facts });
