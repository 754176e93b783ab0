/** The sheet with what only scripts show on public pages, once: it comes when a page is idle, and with what needs it before. */
export const loadActsSheet = (): Promise<unknown> => import("./acts-sheet.ts").catch(() => undefined);
