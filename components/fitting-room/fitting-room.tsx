"use client";

import { useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import type { Preview } from "#contract/preview.ts";
import { Icon } from "#components/ui/icon.tsx";
import { formatEuros } from "#lib/money/format.ts";
import { LookStage } from "./look-stage.tsx";
import { RoomBar } from "./room-bar.tsx";
import { RoomRefusal } from "./room-refusal.tsx";
import { placeKey, stagesOf, useFittingRoom, type PreviewItem } from "./use-fitting-room.ts";

const PieceSheet = dynamic(() => import("./piece-sheet.tsx").then((sheet) => sheet.PieceSheet));

interface FittingRoomProps {
  preview: Preview;
  /** Stands between the looks and the bar. */
  children?: ReactNode;
}

/** A composed box, one look a screen: swipe or press for the next one, press a piece to keep, change or drop it. */
export function FittingRoom({ preview: initial, children }: FittingRoomProps) {
  const t = useTranslations("fittingRoom");
  const locale = useLocale();
  const room = useFittingRoom(initial);
  const { preview } = room;
  const [opened, setOpened] = useState<PreviewItem | null>(null);
  const [at, setAt] = useState(1);
  const strip = useRef<HTMLOListElement>(null);
  const place = useRef<string | null>(null);
  useEffect(() => {
    if (opened) place.current = placeKey(opened);
    else if (place.current) {
      /* Back to where the sheet was opened: to the piece that stands there now, or to the way to put it back. */
      strip.current?.querySelector<HTMLElement>(`[data-place="${place.current}"]`)?.focus({ preventScroll: true });
      place.current = null;
    }
  }, [opened]);
  /* Its time ran out, or the shop says so: what was opened can do nothing any longer. */
  if (opened && !preview.is_open) setOpened(null);
  const { looks, totals } = preview;
  const stages = stagesOf(preview);
  const count = stages.length;
  /* The piece as the box holds it now: an answer that came meanwhile may have put another one there. */
  const item =
    opened &&
    looks
      .flatMap(({ items }) => items)
      .find(({ look_index, item_index }) => look_index === opened.look_index && item_index === opened.item_index);

  const show = (number: number) => {
    const look = strip.current?.children[number - 1];
    look?.scrollIntoView({ block: "nearest", inline: "start" });
    look?.querySelector("h2")?.focus({ preventScroll: true });
    setAt(number);
  };
  /* A key pressed while the strip still turns breaks the turn off: what has the focus is shown at once. */
  const reveal = ({ target }: FocusEvent<HTMLElement>) => {
    const list = strip.current;
    const look = target.matches("h2") ? null : target.closest("li.fr-look");
    if (!list || !look) return;
    const away = look.getBoundingClientRect().left - list.getBoundingClientRect().left;
    if (Math.abs(away) > 1) list.scrollTo({ left: list.scrollLeft + away, behavior: "instant" });
  };
  const follow = () => {
    const list = strip.current;
    if (list) setAt(Math.min(count, Math.round(list.scrollLeft / Math.max(1, list.clientWidth)) + 1));
  };

  return (
    <>
      {!opened && <RoomRefusal refusal={room.refusal} />}
      <section aria-label={t("looks")} className="fr-room">
        {count > 1 && (
          <nav className="fr-turn" aria-label={t("turn")}>
            <button type="button" className="fr-arrow" disabled={at <= 1} onClick={() => show(at - 1)}>
              <Icon name="chevron-left" size={22} />
              <span className="sr-only">{t("previous")}</span>
            </button>
            <ol className="fr-dots">
              {stages.map(({ look }, index) => (
                <li key={look.look_index}>
                  <a
                    href={`#look-${index + 1}`}
                    aria-current={at === index + 1 ? "true" : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      show(index + 1);
                    }}
                  >
                    <span className="sr-only">{t("look", { number: index + 1, count })}</span>
                  </a>
                </li>
              ))}
            </ol>
            <button type="button" className="fr-arrow" disabled={at >= count} onClick={() => show(at + 1)}>
              <Icon name="chevron-right" size={22} />
              <span className="sr-only">{t("next")}</span>
            </button>
          </nav>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only follows the focus of its buttons */}
        <ol
          ref={strip}
          className="fr-looks"
          /* Without buttons in it the strip is what the keyboard moves. */
          tabIndex={preview.is_open ? undefined : 0}
          onScroll={follow}
          onFocus={reveal}
        >
          {stages.map(({ look, dropped }, index) => (
            <LookStage
              key={look.look_index}
              look={look}
              number={index + 1}
              count={count}
              dropped={dropped}
              isOpen={preview.is_open}
              onPress={setOpened}
              onPutBack={(piece) => void room.putBack(piece, null, piece.product.name)}
            />
          ))}
        </ol>
      </section>
      {totals.keep_all_percent > 0 && (
        <p className="fr-save">
          <Icon name="sparkle" size={20} />
          {t("keepAll", {
            percent: totals.keep_all_percent,
            amount: formatEuros(totals.keep_all_discount_ttc, locale),
            total: formatEuros(totals.keep_all_total_ttc, locale),
          })}
        </p>
      )}
      {children}
      {preview.is_open && <RoomBar preview={preview} onOver={room.close} />}
      {item && (
        <PieceSheet
          room={room}
          item={item}
          onClose={() => {
            setOpened(null);
            room.setRefusal(null);
          }}
        />
      )}
    </>
  );
}
