"use client";

import { useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import type { Request, Wish, WishRefusal } from "#contract/requests.ts";
import { announce, toast } from "#components/ui/toast-store.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { href } from "#lib/routing/href.ts";
import { dropWishOf, putWishOf, readRefusal } from "#lib/wishes/api.ts";
import { BoardContext, type Board, type Named, type Wanted } from "./wish-context.ts";
import { WishStrip } from "./wish-strip.tsx";

const RefusedWish = dynamic(() => import("./refused-wish.tsx").then((module) => module.RefusedWish), { ssr: false });

interface WishBoardProps {
  kid: { id: string; firstname: string };
  box: Pick<Request, "id" | "wishes" | "budget_ttc">;
  places: number;
  children: ReactNode;
}

/**
 * Around the pieces of a page that wishes: every "+" in it answers at once, and what was wished for lies in a strip at
 * the bottom. The calls go one after another, so that the last answer is the last word.
 */
export function WishBoard({ kid, box, places, children }: WishBoardProps) {
  const t = useTranslations("wishes");
  const tError = useTranslations("error");
  const locale = useLocale();
  const [wishes, setWishes] = useState<readonly Wish[]>(box.wishes);
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [refused, setRefused] = useState<{ piece: Named; refusal: WishRefusal } | null>(null);
  const requestId = useRef(box.id);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const run = useCallback(
    (
      piece: Named,
      isWished: boolean,
      call: () => Promise<Request>,
      onDone: () => void,
      onFailed: (error: unknown) => void = (error) => {
        const refusal = readRefusal(error);
        if (refusal) setRefused({ piece, refusal });
        else toast({ message: tError(errorKey(error)), tone: "danger" });
      },
    ) => {
      setPending((before) => new Map(before).set(piece.id, isWished));
      queue.current = queue.current.then(async () => {
        try {
          const answer = await call();
          requestId.current = answer.id;
          setWishes(answer.wishes);
          onDone();
        } catch (error) {
          onFailed(error);
        }
        setPending((before) => {
          const after = new Map(before);
          after.delete(piece.id);
          return after;
        });
      });
    },
    [tError],
  );

  const board = useMemo((): Board => {
    const found = (productId: number) => wishes.find(({ product_id }) => product_id === productId);
    const target = () => ({ kidId: kid.id, requestId: requestId.current });
    const put = (piece: Named, variantId: number | null, isQuiet = false) => {
      const before = found(piece.id);
      run(
        piece,
        true,
        () => putWishOf(target(), piece.id, variantId),
        () => {
          if (isQuiet) return;
          if (before) return announce(t("sizeChanged", { product: piece.name }));
          toast({
            message: t("added", { product: piece.name }),
            tone: "success",
            action: { label: t("undo"), onPress: () => drop(piece, true) },
          });
        },
      );
    };
    const drop = (piece: Named, isQuiet = false) => {
      const before = found(piece.id);
      run(
        piece,
        false,
        () => dropWishOf(target(), piece.id),
        () => {
          if (isQuiet) return announce(t("removed", { product: piece.name }));
          toast({
            message: t("removed", { product: piece.name }),
            action: { label: t("undo"), onPress: () => put(piece, before?.variant_id ?? null, true) },
          });
        },
      );
    };
    const putAll = (wanted: readonly Wanted[]) => {
      let [done, left] = [0, 0];
      let failure: unknown = null;
      for (const piece of wanted)
        run(
          piece,
          true,
          () => putWishOf(target(), piece.id, piece.variantId),
          () => (done += 1),
          (error) => {
            left += 1;
            if (!readRefusal(error)) failure = error;
          },
        );
      queue.current = queue.current.then(() => {
        if (failure !== null) return toast({ message: tError(errorKey(failure)), tone: "danger" });
        const words = [t("selection.done", { count: done }), ...(left > 0 ? [t("selection.left", { left })] : [])];
        return toast({ message: words.join(" "), tone: left > 0 ? "neutral" : "success" });
      });
    };
    return {
      isOpen: true,
      isWished: (productId) => pending.get(productId) ?? found(productId) !== undefined,
      sizeOf: (productId) => found(productId)?.variant_id ?? null,
      put: (piece, variantId) => put(piece, variantId),
      putAll,
      drop: (piece) => drop(piece),
    };
  }, [kid.id, pending, run, t, tError, wishes]);

  return (
    <BoardContext value={board}>
      {children}
      <WishStrip
        kid={kid}
        wishes={wishes.filter(({ product_id }) => pending.get(product_id) !== false)}
        places={places}
        budget={box.budget_ttc}
        doneHref={href(locale, "kidId-suggestions-requestId-success", { kidId: kid.id, requestId: box.id })}
      />
      {refused && (
        <RefusedWish
          {...refused}
          name={kid.firstname}
          onClose={() => setRefused(null)}
          onAccept={(product, variantId) => {
            setRefused(null);
            board.put(product, variantId);
          }}
        />
      )}
    </BoardContext>
  );
}
