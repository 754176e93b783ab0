export type ToastAction = { label: string; onPress: () => void };

export type ToastInput = {
  message: string;
  tone?: "neutral" | "success" | "danger";
  /** One way back, e.g. undo. A toast with an action stays longer. */
  action?: ToastAction;
  /** How long it stays; absent: as long as others of its kind. */
  durationMs?: number;
  /** It left: closed, out of time, or its action was pressed. */
  onClose?: () => void;
};

export type Toast = ToastInput & { id: number; durationMs: number };

export const toastDurationMs = 6_000;
export const toastWithActionDurationMs = 12_000;
const maxToasts = 3;

type Snapshot = { toasts: readonly Toast[]; announcement: string };

let snapshot: Snapshot = { toasts: [], announcement: "" };
let lastId = 0;
const listeners = new Set<() => void>();

function publish(change: Partial<Snapshot>) {
  snapshot = { ...snapshot, ...change };
  for (const listener of listeners) listener();
}

/** Shows a message in the corner and speaks it. From any event handler; needs one `Toaster` in the layout. */
export function toast(input: ToastInput): number {
  lastId += 1;
  const durationMs = input.durationMs ?? (input.action ? toastWithActionDurationMs : toastDurationMs);
  publish({ toasts: [...snapshot.toasts, { ...input, id: lastId, durationMs }].slice(-maxToasts) });
  announce(input.message);
  return lastId;
}

export function dismissToast(id: number): void {
  const left = snapshot.toasts.find((shown) => shown.id === id);
  if (!left) return;
  publish({ toasts: snapshot.toasts.filter((shown) => shown !== left) });
  left.onClose?.();
}

/**
 * Speaks through the page's one polite live region and shows nothing: "12 results",
 * "quantity 2". The same text twice in a row is spoken twice.
 */
export function announce(message: string): void {
  const isRepeated = snapshot.announcement === message;
  publish({ announcement: isRepeated ? `${message}\u00a0` : message });
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Snapshot => snapshot,
};
