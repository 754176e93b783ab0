"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { elided } from "#contract/elision.ts";
import type { Alternative } from "#contract/preview-changes.ts";
import type { Preview } from "#contract/preview.ts";
import { announce, toast } from "#components/ui/toast-store.ts";
import type * as previewCalls from "#lib/boxes/preview-calls.ts";
import type { PreviewPath, SwapReason } from "#lib/boxes/preview-calls.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatEuros } from "#lib/money/format.ts";
import { refusalText } from "./room-refusal.tsx";

export type PreviewItem = Preview["looks"][number]["items"][number];
export type DroppedItem = Preview["dropped"][number];

const placeOf = ({ look_index, item_index }: { look_index: number; item_index: number }) => ({
  look_index,
  item_index,
});

/** Names a place of the box, whatever stands there. */
export const placeKey = ({ look_index, item_index }: { look_index: number; item_index: number }): string =>
  `${look_index}-${item_index}`;

/** What stands in a place of the strip: a look, and what was taken out of it. */
export interface Stage {
  look: Preview["looks"][number];
  dropped: readonly DroppedItem[];
}

/** A look of which everything was taken out keeps its place: that is where it is put back. */
export function stagesOf({ looks, dropped }: Pick<Preview, "looks" | "dropped">): Stage[] {
  const places = new Set([...looks, ...dropped].map(({ look_index }) => look_index));
  return [...places]
    .toSorted((a, b) => a - b)
    .map((look_index) => ({
      look: looks.find((look) => look.look_index === look_index) ?? {
        look_index,
        items: [],
        total_ttc: 0,
        image: null,
        areas: [],
      },
      dropped: dropped.filter((item) => item.look_index === look_index),
    }));
}

/** After these the box on the screen is no longer the one of the shop. */
const isOutdated = (key: ErrorKey): boolean =>
  ["CONFLICT", "NOT_FOUND", "PREVIEW_CLOSED", "PREVIEW_NOT_READY", "NOT_ENOUGH_STOCK", "TOO_FEW_PIECES"].includes(key);

/** The box on the screen and what can be done to it; every answer of the shop is the whole box as it stands then. */
export function useFittingRoom(initial: Preview) {
  const t = useTranslations("fittingRoom");
  const all = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [preview, setPreview] = useState(initial);
  const [busy, setBusy] = useState<string | number | null>(null);
  const [refusal, setRefusal] = useState<ErrorKey | null>(null);
  const isBusy = useRef(false);
  const path: PreviewPath = { id: preview.kid.id, rid: String(preview.request_id) };

  const tell = (said: string, { totals }: Preview) =>
    t("announce", { said, count: totals.pieces, total: formatEuros(totals.items_total_ttc, locale) });

  /** One change at a time: the next one is about the box the last one left. Answers whether it was done. */
  async function change(
    key: string | number,
    act: (calls: typeof previewCalls) => Promise<Preview>,
    said: string,
    undo?: () => void,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(key);
    setRefusal(null);
    const calls = await import("#lib/boxes/preview-calls.ts");
    try {
      const next = await act(calls);
      setPreview(next);
      const message = tell(said, next);
      if (undo) toast({ message, action: { label: t("undo"), onPress: undo } });
      else announce(message);
      return true;
    } catch (error) {
      const code = errorKey(error);
      setRefusal(code);
      announce(all(refusalText(code)));
      if (isOutdated(code)) await calls.readPreview(path).then(setPreview, () => undefined);
      return false;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  const putBack = (place: { look_index: number; item_index: number }, expected: number | null, name: string) =>
    change(
      "undo",
      (calls) => calls.undoChange(path, { ...placeOf(place), expected_variant_id: expected }),
      t("isBack", { name }),
    );

  const swap = (item: PreviewItem, alternative: Alternative, reason: SwapReason) =>
    change(
      alternative.variant.variant_id,
      (calls) =>
        calls.swapPiece(path, {
          ...placeOf(item),
          replacement_reason: reason,
          replacement_variant_id: alternative.variant.variant_id,
          expected_variant_id: item.variant.variant_id,
        }),
      t("isSwapped", elided({ name: alternative.product.name, before: item.product.name })),
      () => void putBack(item, alternative.variant.variant_id, item.product.name),
    );

  const drop = (item: PreviewItem, reason: SwapReason) =>
    change(
      "drop",
      (calls) => calls.dropPiece(path, { ...placeOf(item), reason, expected_variant_id: item.variant.variant_id }),
      t("isDropped", { name: item.product.name }),
      () => void putBack(item, null, item.product.name),
    );

  /** The time to answer ran out while the page was open: nothing is offered any longer, and the page is asked for anew. */
  const close = () => {
    setPreview((open) => ({ ...open, is_open: false }));
    setRefusal("PREVIEW_CLOSED");
    announce(all(refusalText("PREVIEW_CLOSED")));
    router.refresh();
  };

  return { preview, path, busy, refusal, swap, drop, putBack, close, setRefusal };
}

export type FittingRoomState = ReturnType<typeof useFittingRoom>;
