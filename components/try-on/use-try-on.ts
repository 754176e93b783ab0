"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import type { TryOn } from "#contract/try-on.ts";
import { announce } from "#components/ui/toast-store.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { AppError } from "#lib/http/app-error.ts";
import { billOfDraft } from "#lib/try-on/bill.ts";
import { openPieces, pieceDraft, startDraft, toBody, type PieceDraft, type TryOnDraft } from "#lib/try-on/draft.ts";
import { readKept, writeKept, type WaitingDecision } from "#lib/try-on/outbox.ts";
import { isStale, mayPass } from "#lib/try-on/refusals.ts";
import { inHand } from "#lib/try-on/waits.ts";

const retryMs = 20_000;
const api = () => import("#lib/try-on/api.ts");

/**
 * A box that is being decided: what is chosen, kept on this device, and sent when pressed. Without a network a press
 * waits, under one key, until there is one. Needs the namespaces `tryOn` and `error`.
 */
export function useTryOn(read: TryOn, keepsAll: boolean) {
  const t = useTranslations();
  const router = useRouter();
  const [answered, setAnswered] = useState<TryOn | null>(null);
  const [readBefore, setReadBefore] = useState(read);
  if (read !== readBefore) {
    // The page was read anew: it knows as much as the last answer, and what changed since.
    setReadBefore(read);
    setAnswered(null);
  }
  const tryOn = answered ?? read;
  const orderId = tryOn.order.id;
  const [draft, setDraft] = useState<TryOnDraft>(() => startDraft(read, keepsAll));
  const [waiting, setWaiting] = useState<WaitingDecision | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const sending = useRef(false);

  const keep = useCallback(
    (next: TryOnDraft, attempt: WaitingDecision | null) =>
      writeKept(localStorage, orderId, { version: tryOn.version, draft: next, waiting: attempt }),
    [orderId, tryOn.version],
  );

  const send = useCallback(
    async (attempt: WaitingDecision, current: TryOnDraft) => {
      if (sending.current) return;
      sending.current = true;
      setIsSending(true);
      setRefusal(null);
      try {
        const answer = await (await api()).sendDecision(orderId, attempt);
        writeKept(localStorage, orderId, null);
        setAnswered(answer);
        setDraft(startDraft(answer, false));
        setWaiting(null);
        setIsChanging(false);
        setSentCount((count) => count + 1);
        announce(t("tryOn.sent"));
        router.refresh();
      } catch (error) {
        // What cannot even load has no network either.
        const key = error instanceof AppError ? errorKey(error) : "NETWORK";
        if (mayPass.has(key)) {
          setWaiting(attempt);
          announce(t("tryOn.waitingTitle"));
        } else {
          setWaiting(null);
          keep(current, null);
          if (isStale.has(key)) {
            const fresh = await (await api()).readTryOn(orderId).catch(() => null);
            if (fresh) setAnswered(fresh);
          }
          setRefusal(key);
          announce(t(`error.${key}`));
        }
      } finally {
        sending.current = false;
        setIsSending(false);
      }
    },
    [keep, orderId, router, t],
  );

  useEffect(() => {
    inHand.add(orderId);
    return () => {
      inHand.delete(orderId);
      // Left before it went: whichever page comes next sends it.
      if (readKept(localStorage, orderId)?.waiting)
        import("#components/app-shell/send-decisions.ts")
          .then(({ sendDecisions }) => sendDecisions([orderId]))
          .catch(() => undefined);
    };
  }, [orderId]);

  // Loaded while there is a network: a press without one has to know how to wait and how to go on.
  useEffect(() => void api().catch(() => undefined), []);

  // What this device kept is known in the browser only: the page is drawn first as the server drew it.
  const { version } = read;
  useEffect(() => {
    const kept = readKept(localStorage, orderId);
    if (!kept || (kept.version !== version && !kept.waiting)) return;
    setDraft(kept.draft);
    setIsChanging(true);
    if (!kept.waiting) return;
    setWaiting(kept.waiting);
    void send(kept.waiting, kept.draft);
    // Once, when the page comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [orderId]);

  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => void send(waiting, draft);
    const timer = setInterval(again, retryMs);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waiting, draft, send]);

  const change = (next: TryOnDraft) => {
    setDraft(next);
    setRefusal(null);
    keep(next, null);
  };
  return {
    tryOn,
    draft,
    bill: billOfDraft(tryOn, draft),
    waiting: waiting !== null,
    isSending,
    isChanging,
    refusal,
    /** Presses that were answered well: what they led to takes the focus. */
    sentCount,
    change,
    changePiece: (lineId: string, piece: PieceDraft) =>
      change({ ...draft, pieces: { ...draft.pieces, [lineId]: piece } }),
    keepAll: () =>
      change({
        ...draft,
        pieces: Object.fromEntries(
          openPieces(tryOn).map(({ order_line_id: id }) => [
            id,
            { ...pieceDraft(draft, id), decision: "KEEP" as const },
          ]),
        ),
      }),
    submit: () => {
      const { dueCents } = billOfDraft(tryOn, draft);
      const attempt = { key: crypto.randomUUID(), body: toBody(tryOn, draft, { dueCents, version: tryOn.version }) };
      // Kept before it is sent: a page that is closed meanwhile loses nothing.
      keep(draft, attempt);
      void send(attempt, draft);
    },
    sendNow: () => {
      if (waiting) void send(waiting, draft);
    },
    /** Back to the choice: what waits is not sent. */
    edit: () => {
      setWaiting(null);
      setIsChanging(true);
      keep(draft, null);
    },
    /** Puts code and wallet on the bill; answers what is due then, in cents. Throws an `AppError`. */
    reduce: async (wish: { codes: string[]; use_wallet: boolean }): Promise<number> => {
      const answer = await (await api()).chooseReductions(orderId, wish);
      setAnswered(answer);
      return billOfDraft(answer, draft).dueCents;
    },
  };
}

export type TryOnState = ReturnType<typeof useTryOn>;
