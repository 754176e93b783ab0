"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import type { Profile } from "#contract/profiles.ts";
import type { RecyclingLabel } from "#contract/recycling.ts";
import type { Wardrobe, WardrobePiece } from "#contract/wardrobe.ts";
import { useProfileDeed } from "#components/profiles/use-profile-deed.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { changePiece } from "#lib/profiles/actions.ts";
import { toShelves } from "#lib/wardrobe/shelves.ts";
import { PieceCard } from "./piece-card.tsx";
import { LabelNote, RecycleButton, type LabelSender } from "./recycle-button.tsx";

interface WardrobeViewProps {
  profile: Pick<Profile, "id" | "firstname" | "profile_type">;
  wardrobe: Wardrobe;
  /** The day of the shop. */
  today: string;
  /** Who a label of Littlegeste is for; null where the programme is off. */
  recycling: { sender: LabelSender | null } | null;
}

/** What one person owns, by season and size; what is too small is handed down or sent in. Needs `wardrobe`, `size` and `error`. */
export function WardrobeView({ profile, wardrobe, today, recycling }: WardrobeViewProps) {
  const t = useTranslations("wardrobe");
  const error = useTranslations("error");
  const { isBusy, refusal, run } = useProfileDeed();
  /* Kept here: the pieces it is for leave the shelf its button stands on. */
  const [label, setLabel] = useState<RecyclingLabel | null>(null);
  const { seasons, outgrown, sent } = toShelves(wardrobe.pieces, today);
  const names = new Map(wardrobe.pieces.map(({ id, name }) => [id, name]));

  const handDown = (piece: WardrobePiece, heir: { id: string; firstname: string }) =>
    void run({
      act: () => changePiece(profile.id, piece.id, { profile_id: heir.id }),
      said: t("handedDown", { piece: piece.name, name: heir.firstname }),
      undo: {
        label: t("undo"),
        act: () => changePiece(heir.id, piece.id, { profile_id: profile.id }),
        said: t("undone"),
      },
    });
  const claim = (piece: WardrobePiece) =>
    void run({
      act: () => changePiece(profile.id, piece.id, { profile_id: profile.id }),
      said: t("claimed", { piece: piece.name, name: profile.firstname }),
      undo: {
        label: t("undo"),
        act: () => changePiece(profile.id, piece.id, { profile_id: null }),
        said: t("undone"),
      },
    });
  const place = (piece: WardrobePiece, to: "WORN" | "SENT") =>
    void run({
      act: () => changePiece(profile.id, piece.id, { place: to }),
      said: t(to === "SENT" ? "sentOne" : "tookBack", { piece: piece.name }),
      undo: {
        label: t("undo"),
        act: () => changePiece(profile.id, piece.id, { place: to === "SENT" ? "WORN" : "SENT" }),
        said: t("undone"),
      },
    });
  const shared = { kidId: profile.id, names };

  return (
    <div className="flex flex-col gap-12">
      {refusal && <Alert tone="danger">{error(refusal)}</Alert>}
      {label && <LabelNote label={label} />}
      {seasons.map(({ season, pieces }) => (
        <Shelf key={season} title={t(`seasons.${season}`)} count={pieces.length}>
          {pieces.map((piece) => (
            <PieceCard key={piece.id} piece={piece} {...shared} hasComplement />
          ))}
        </Shelf>
      ))}
      {wardrobe.unclaimed.length > 0 && (
        <Shelf title={t("unclaimed")} text={t("unclaimedText")} count={wardrobe.unclaimed.length}>
          {wardrobe.unclaimed.map((piece) => (
            <PieceCard key={piece.id} piece={piece} {...shared}>
              <Button size="sm" variant="secondary" block disabled={isBusy} onClick={() => claim(piece)}>
                {t("claim", { name: profile.firstname })}
              </Button>
            </PieceCard>
          ))}
        </Shelf>
      )}
      {outgrown.length > 0 && (
        <Shelf
          title={t("outgrown")}
          text={t("outgrownText")}
          count={outgrown.length}
          action={
            recycling && (
              <RecycleButton profileId={profile.id} pieces={outgrown} sender={recycling.sender} onMade={setLabel} />
            )
          }
        >
          {outgrown.map((piece) => (
            <PieceCard key={piece.id} piece={piece} {...shared} isFaded>
              {piece.heirs.slice(0, 2).map((heir) => (
                <Button
                  key={heir.id}
                  size="sm"
                  variant="secondary"
                  block
                  disabled={isBusy}
                  onClick={() => handDown(piece, heir)}
                >
                  {t("handDown", { name: heir.firstname })}
                </Button>
              ))}
              {recycling && (
                <Button size="sm" variant="ghost" block disabled={isBusy} onClick={() => place(piece, "SENT")}>
                  {t("send")}
                </Button>
              )}
            </PieceCard>
          ))}
        </Shelf>
      )}
      {sent.length > 0 && (
        <Shelf title={t("sent")} count={sent.length}>
          {sent.map((piece) => (
            <PieceCard key={piece.id} piece={piece} {...shared} isFaded>
              <Button size="sm" variant="ghost" block disabled={isBusy} onClick={() => place(piece, "WORN")}>
                {t("takeBack")}
              </Button>
            </PieceCard>
          ))}
        </Shelf>
      )}
    </div>
  );
}

interface ShelfProps {
  title: string;
  text?: string;
  count: number;
  action?: ReactNode;
  children: ReactNode;
}

function Shelf({ title, text, count, action, children }: ShelfProps) {
  const t = useTranslations("wardrobe");
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="text-muted">
            {t("count", { count })}
            {text && <>. {text}</>}
          </p>
        </div>
        {action}
      </div>
      {/* The rail the pieces hang from. */}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 border-t-[3px] border-ink/80 pt-5 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {children}
      </ul>
    </section>
  );
}
