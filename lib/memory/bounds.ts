const mebibyte = 1024 * 1024;

/** What Next keeps in memory of answers of the API, inside `use cache`, whatever is asked for. */
export const maxDataBytes = 10 * mebibyte;
/** What Next keeps on the disk of photographs it prepared. */
export const maxPhotographBytes = 256 * mebibyte;
/** Sessions that were just renewed: one place for pages and calls, and another one of the middleware, which runs apart. */
export const renewedSessions = { name: "renewed sessions", maxEntries: 10_000, maxBytes: 16 * mebibyte };
