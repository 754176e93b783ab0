/** The sheet with what only scripts show, once: it comes when a public page is idle, and with what needs it before. */
export const loadWholeSheet = (): Promise<unknown> => import("./whole-sheet.ts").catch(() => undefined);
