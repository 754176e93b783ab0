"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import type { Favourite } from "#contract/favourites.ts";
import { toCents } from "#contract/money.ts";
import { QuickAdd } from "#components/cart/quick-add.tsx";
import { EmptyTrunk } from "#components/cart/empty-trunk.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { useIsHydrated } from "#lib/browser/use-in-browser.ts";
import { tellGivenUp, tellKept } from "#lib/favourites/favourites.ts";
import { giveUpHere, keepHere } from "#lib/favourites/kept-store.ts";
import type { KeptPiece } from "#lib/favourites/kept.ts";
import { favouritesQuery } from "#lib/favourites/queries.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { href } from "#lib/routing/href.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { FavouriteCard } from "./favourite-card.tsx";

/** What is kept, newest first. The browser knows it: the server renders the room it takes. */
export function FavouriteList() {
  return useIsHydrated() ? <LoadedList /> : <Waiting />;
}

const pieceOf = ({ id, kept_at, price_then }: Favourite): KeptPiece => ({
  id,
  at: Date.parse(kept_at),
  cents: toCents(price_then),
});

function LoadedList() {
  const t = useTranslations();
  const locale = useLocale();
  const queries = useQueryClient();
  const query = favouritesQuery();
  const { data, error, refetch } = useQuery(query);
  const place = useRef<HTMLDivElement>(null);

  const show = (change: (all: Favourite[]) => Favourite[]) =>
    queries.setQueryData(query.queryKey, (all: Favourite[] | undefined) => all && change(all));

  const putBack = (favourite: Favourite) => {
    keepHere(pieceOf(favourite));
    show((all) =>
      [...all.filter(({ id }) => id !== favourite.id), favourite].toSorted((a, b) =>
        b.kept_at.localeCompare(a.kept_at),
      ),
    );
  };

  const undo = async (favourite: Favourite) => {
    putBack(favourite);
    const outcome = await tellKept(pieceOf(favourite));
    if (outcome === "done") return announce(t("favourites.kept"));
    show((all) => all.filter(({ id }) => id !== favourite.id));
    toast({ message: t(`favourites.${outcome}`), tone: "danger" });
  };

  const giveUp = async (favourite: Favourite, index: number) => {
    giveUpHere(favourite.id);
    show((all) => all.filter(({ id }) => id !== favourite.id));
    focusAfter(place.current, index);
    if ((await tellGivenUp(pieceOf(favourite))) === "failed") {
      putBack(favourite);
      return void toast({ message: t("favourites.failed"), tone: "danger" });
    }
    toast({
      message: t("favourites.givenUp"),
      action: { label: t("favourites.undo"), onPress: () => void undo(favourite) },
    });
  };

  if (error && !data)
    return (
      <Alert
        tone="danger"
        title={t("favourites.loadFailed")}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t("favourites.retry")}
          </Button>
        }
      >
        {t(`error.${errorKey(error)}`)}
      </Alert>
    );
  if (!data) return <Waiting />;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <Nothing />
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver */}
          <ul role="list" className="pg">
            {data.map((favourite, index) => (
              <FavouriteCard
                key={favourite.id}
                favourite={favourite}
                isEager={index < 4}
                onGiveUp={() => void giveUp(favourite, index)}
              />
            ))}
          </ul>
          {!isSignedIn() && (
            <Alert className="mt-10">
              <p>{t("favourites.here")}</p>
              <TextLink standalone href={href(locale, "login", null, { redirect: href(locale, "favourites") })}>
                {t("favourites.signIn")}
              </TextLink>
            </Alert>
          )}
        </>
      )}
      <QuickAdd locale={locale} />
    </div>
  );
}

/** Where a keyboard goes on: at the piece that moved up, else at the last one, else at what the list says. */
function focusAfter(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const left = [...(list?.querySelectorAll<HTMLElement>(".fv") ?? [])];
    (left[index] ?? left.at(-1) ?? list)?.focus();
  });
}

function Nothing() {
  const t = useTranslations("favourites");
  const locale = useLocale();
  return (
    <EmptyState
      picture={<EmptyTrunk />}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <>
          <ButtonLink href={href(locale, "shop")}>{t("emptyShop")}</ButtonLink>
          <ButtonLink href={href(locale, "looks")} variant="secondary">
            {t("emptyLooks")}
          </ButtonLink>
          {!isSignedIn() && (
            <TextLink standalone href={href(locale, "login", null, { redirect: href(locale, "favourites") })}>
              {t("signIn")}
            </TextLink>
          )}
        </>
      }
    />
  );
}

function Waiting() {
  return (
    <div className="pg" aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="aspect-3/4 w-full" />
      ))}
    </div>
  );
}
