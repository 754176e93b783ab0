"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { Alternative } from "#contract/preview-changes.ts";
import { AlternativeList } from "#components/boxes/alternative-list.tsx";
import { ItemReasons } from "#components/boxes/item-reasons.tsx";
import { Picture } from "#components/catalog/picture.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Drawer } from "#components/ui/drawer.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import type { SwapReason } from "#lib/boxes/preview-calls.ts";
import { productHref } from "#lib/catalog/product-address.ts";
import { formatSize } from "#lib/catalog/size.ts";
import { errorKey, type ErrorKey } from "#lib/forms/error-key.ts";
import { formatEuros } from "#lib/money/format.ts";
import { RoomRefusal } from "./room-refusal.tsx";
import type { FittingRoomState, PreviewItem } from "./use-fitting-room.ts";

/** What people say of a piece, the plain "something else" first. */
const reasons = [
  "OTHER",
  "COLOR",
  "PATTERN",
  "STYLE",
  "MATERIAL",
  "PRICE",
  "ALREADY_OWNED",
] as const satisfies SwapReason[];

interface PieceSheetProps {
  room: FittingRoomState;
  item: PreviewItem;
  onClose: () => void;
}

/** One piece: why it is there, what could stand there instead, and the way out of the box. */
export function PieceSheet({ room, item, onClose }: PieceSheetProps) {
  const t = useTranslations("fittingRoom");
  const size = useTranslations("size");
  const locale = useLocale();
  const [reason, setReason] = useState<SwapReason>("OTHER");
  const { product, variant, unit_price_ttc, previous } = item;
  const { totals, fewest_pieces: fewest } = room.preview;
  const sizeOf = (value: string) => formatSize(value, locale, size("oneSize"));
  const detail = `${product.brand_name} · ${sizeOf(variant.size)} · ${formatEuros(unit_price_ttc, locale)}`;
  const [front] = product.images;
  const closeIf = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={product.name}
      description={detail}
      closeLabel={t("keep")}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button className="flex-1" onClick={onClose}>
            {t("keep")}
          </Button>
          {totals.pieces > fewest && (
            <Button
              className="flex-1"
              variant="secondary"
              loading={room.busy === "drop"}
              onClick={() => void closeIf(room.drop(item, reason))}
            >
              {t("drop")}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <RoomRefusal refusal={room.refusal} />
        <div className="flex gap-4">
          {front && (
            <span className="fr-sheet-picture" style={{ background: front.placeholder }}>
              <Picture picture={front} sizes="112px" />
            </span>
          )}
          <section aria-labelledby="fr-why" className="min-w-0 flex-1">
            <h3 id="fr-why" className="text-lg">
              {t("why", { name: room.preview.stylist?.firstname ?? "" })}
            </h3>
            <ItemReasons reasons={item.reasons} />
            <p className="mt-2">
              <TextLink href={productHref(locale, product)}>{t("toProduct")}</TextLink>
            </p>
          </section>
        </div>
        {previous && (
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            loading={room.busy === "undo"}
            onClick={() => void closeIf(room.putBack(item, variant.variant_id, previous.product.name))}
          >
            {t("takeBack", { name: previous.product.name })}
          </Button>
        )}
        <section aria-labelledby="fr-instead">
          <h3 id="fr-instead" className="text-lg">
            {t("instead")}
          </h3>
          <fieldset className="fr-reasons">
            <legend className="text-sm text-muted">{t("wrong")}</legend>
            {reasons.map((value) => (
              <label key={value} className="fr-reason">
                <input
                  type="radio"
                  name="fr-reason"
                  value={value}
                  checked={reason === value}
                  onChange={() => setReason(value)}
                />
                <span>{t(`reason.${value}`)}</span>
              </label>
            ))}
          </fieldset>
          <Alternatives
            /* Looked for anew after a refusal too: what could not be had is no choice any longer. */
            key={`${variant.variant_id} ${reason} ${room.preview.as_of}`}
            room={room}
            item={item}
            reason={reason}
            onSwapped={onClose}
          />
        </section>
        {totals.pieces <= fewest && <p className="text-sm text-muted">{t("noFewer", { count: fewest })}</p>}
      </div>
    </Drawer>
  );
}

interface AlternativesProps {
  room: FittingRoomState;
  item: PreviewItem;
  reason: SwapReason;
  onSwapped: () => void;
}

function Alternatives({ room, item, reason, onSwapped }: AlternativesProps) {
  const t = useTranslations("fittingRoom");
  const size = useTranslations("size");
  const errors = useTranslations("error");
  const locale = useLocale();
  const [found, setFound] = useState<Alternative[] | ErrorKey | null>(null);
  const { id, rid } = room.path;
  const { look_index, item_index } = item;
  /* While the piece is being taken out nothing is looked for: there would be none whose place it is. */
  const isLookedFor = found === null && room.busy === null;
  const fail = useEffectEvent((key: ErrorKey) => {
    setFound(key);
    announce(errors(key));
  });
  useEffect(() => {
    if (!isLookedFor) return;
    const gone = new AbortController();
    import("#lib/boxes/preview-calls.ts")
      .then(({ listAlternatives }) => listAlternatives({ id, rid }, { look_index, item_index }, reason, gone.signal))
      .then(
        (alternatives) => {
          if (!gone.signal.aborted) setFound(alternatives);
        },
        (error: unknown) => {
          if (!gone.signal.aborted) fail(errorKey(error));
        },
      );
    return () => gone.abort();
  }, [id, rid, look_index, item_index, reason, isLookedFor]);

  if (found === null)
    return (
      <div aria-busy="true" className="mt-3">
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (typeof found === "string")
    return (
      <Alert tone="danger" className="mt-3">
        {errors(found)}
      </Alert>
    );
  if (found.length === 0) return <p className="mt-3">{t(reason === "OTHER" ? "noneInstead" : "noneForReason")}</p>;
  const differenceOf = (difference: number) =>
    difference === 0
      ? t("samePrice")
      : t(difference > 0 ? "dearer" : "cheaper", { amount: formatEuros(Math.abs(difference), locale) });
  return (
    <AlternativeList
      label={t("alternatives", { count: found.length })}
      choose={t("choose")}
      busyKey={room.busy}
      alternatives={found.map((alternative) => {
        const { product, variant, unit_price_ttc, price_difference_ttc } = alternative;
        const price = formatEuros(unit_price_ttc, locale);
        const difference = differenceOf(price_difference_ttc);
        return {
          key: variant.variant_id,
          name: product.name,
          detail: `${product.brand_name} · ${formatSize(variant.size, locale, size("oneSize"))}`,
          picture: product.images[0] ?? null,
          price,
          difference,
          reasons: <ItemReasons reasons={alternative.reasons.filter(({ code }) => code !== "SIZE_FITS")} />,
          chooseLabel: t("chooseThis", { name: product.name, price, difference }),
          onChoose: () =>
            void room.swap(item, alternative, reason).then((isDone) => {
              if (isDone) onSwapped();
            }),
        };
      })}
    />
  );
}
