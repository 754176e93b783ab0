const key = "arrival";

/** Says to the next document of this tab that a deed led to it, not the visitor: signed in, paid, saved. */
export function promiseArrival(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    /* Where nothing may be kept, the next page begins like any other. */
  }
}

/** Whether a deed led to this document; true once. */
export function takeArrival(): boolean {
  try {
    const isPromised = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isPromised;
  } catch {
    return false;
  }
}
