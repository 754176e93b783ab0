"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { isPostcodeValid } from "#contract/addresses.ts";
import type { PickupPoint, ShippingFee } from "#contract/delivery.ts";
import type { CountryCode, Locale } from "#contract/locale.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { postcodeInputOf } from "#lib/addresses/postcode-input.ts";
import { formatDistance } from "#lib/delivery/format-distance.ts";
import { groupOpeningHours } from "#lib/delivery/opening-hours.ts";
import { pickupPointsQuery } from "#lib/delivery/queries.ts";

const firstShown = 4;

interface PickupPointChoiceProps {
  id: string;
  country: CountryCode;
  /** Pickup in that country, with the carrier's own finder. */
  offer: ShippingFee | null;
  /** Postcode of the address, where the search starts. */
  postcode: string;
  chosenId: string;
  onChoose: (point: PickupPoint) => void;
  error: string | undefined;
}

/** Points near a postcode, nearest first, with their opening hours. */
export function PickupPointChoice({ id, country, offer, postcode, chosenId, onChoose, error }: PickupPointChoiceProps) {
  const t = useTranslations("delivery");
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [isLong, setIsLong] = useState(false);
  const near = (asked ?? postcode).trim();
  const canAsk = near !== "" && isPostcodeValid(country, near);
  const {
    data: points,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...pickupPointsQuery(country, near), enabled: canAsk });
  const input = postcodeInputOf(country);
  const found = points?.length;

  useEffect(() => {
    if (found !== undefined && asked !== null) announce(t("pointsFound", { count: found }));
  }, [found, asked, t]);

  const search = () => setAsked(typed ?? postcode);
  const shown = points?.filter((point, index) => isLong || index < firstShown || point.id === chosenId) ?? [];
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <div className="flex items-end gap-3">
        <Field id={`${id}-postcode`} label={t("pointsNear")} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              value={typed ?? postcode}
              inputMode={input.inputMode}
              autoCapitalize={input.autoCapitalize}
              maxLength={12}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                search();
              }}
            />
          )}
        </Field>
        <Button variant="secondary" onClick={search}>
          {t("search")}
        </Button>
      </div>
      {!canAsk && <p className="text-muted">{t("typePostcode")}</p>}
      {isError && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {t("search")}
            </Button>
          }
        >
          {t("pointsFailed")}
        </Alert>
      )}
      {canAsk && !points && !isError && <Skeleton className="h-64 w-full" />}
      {points?.length === 0 && <Alert tone="warning">{t("noPoints")}</Alert>}
      {points && points.length > 0 && (
        <RadioGroup
          id={id}
          name="pickup-point"
          legend={t("points")}
          error={error}
          value={chosenId}
          onChange={(event) => {
            const point = points.find((candidate) => candidate.id === event.target.value);
            if (point) onChoose(point);
          }}
          options={shown.map((point) => ({
            value: point.id,
            label: point.name,
            note: <span className="text-sm font-normal text-muted">{formatDistance(point.distance_m, locale)}</span>,
            description: <PointDetails point={point} locale={locale} />,
          }))}
        />
      )}
      {points && points.length > shown.length && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setIsLong(true)}>
            {t("morePoints")}
          </Button>
        </div>
      )}
      {offer?.finder_url && <PointFinder carrier={offer.carrier} url={offer.finder_url} />}
    </div>
  );
}

/** All points of the carrier, on its own site: the way out for whoever looks elsewhere than near one postcode. */
function PointFinder({ carrier, url }: { carrier: string; url: string }) {
  const t = useTranslations("delivery");
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center font-bold underline decoration-thread decoration-2 underline-offset-4"
      >
        {t("finder", { carrier })}
      </a>
    </p>
  );
}

/** Monday 2 January 2023 and the days after it. */
const dayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );

function PointDetails({ point, locale }: { point: PickupPoint; locale: Locale }) {
  const t = useTranslations("delivery");
  return (
    <>
      <span className="block text-ink">
        {point.street}, {point.postcode} {point.city}
      </span>
      {groupOpeningHours(point.opening_hours).map(({ from, to, hours }) => (
        <span key={from} className="block">
          {from === to ? dayName(from, locale) : `${dayName(from, locale)}–${dayName(to, locale)}`}{" "}
          {hours.length === 0 ? t("closed") : hours.map((range) => range.replace("-", "–")).join(", ")}
        </span>
      ))}
    </>
  );
}
