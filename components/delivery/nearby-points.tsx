"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { isPostcodeValid } from "#contract/addresses.ts";
import type { PickupPoint, ShippingFee } from "#contract/delivery.ts";
import type { CountryCode } from "#contract/locale.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { announce } from "#components/ui/toast-store.ts";
import { postcodeInputOf } from "#lib/addresses/postcode-input.ts";
import { pickupPointsQuery } from "#lib/delivery/queries.ts";

interface NearbyPointsProps {
  country: CountryCode;
  /** Where the search starts. */
  postcode: string;
  /** The field for another postcode; absent where there is but the one. */
  search?: { id: string; label: string };
  /** Said where there is no point; absent: that one may have it brought home instead. */
  empty?: string;
  /** So many are shown at first; left out: all. */
  firstShown?: number;
  /** The point that is shown however far it is. */
  chosenId?: string;
  /** How the carrier brings to a point there; it may have a finder of its own. */
  offer?: ShippingFee | null;
  /** Draws points, nearest first; there is one at least. */
  children: (points: readonly PickupPoint[]) => ReactNode;
}

/** Points near a postcode: looks for them, says when there is none. Needs `delivery`, inside a `QueryProvider`. */
export function NearbyPoints(props: NearbyPointsProps) {
  const { country, postcode, search, empty, firstShown = Infinity, chosenId, offer, children } = props;
  const t = useTranslations("delivery");
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [isLong, setIsLong] = useState(false);
  const near = (asked ?? postcode).trim();
  const canAsk = near !== "" && isPostcodeValid(country, near);
  const query = useQuery({ ...pickupPointsQuery(country, near), enabled: canAsk });
  const { data: points, isError } = query;
  const found = points?.length;
  const input = postcodeInputOf(country);

  useEffect(() => {
    if (found !== undefined && asked !== null) announce(t("pointsFound", { count: found }));
  }, [found, asked, t]);

  const look = () => setAsked(typed ?? postcode);
  const shown = points?.filter((point, index) => isLong || index < firstShown || point.id === chosenId) ?? [];
  return (
    <div className="flex flex-col gap-4" aria-busy={query.isFetching}>
      {search && (
        <div className="flex items-end gap-3">
          <Field {...search} className="min-w-0 flex-1">
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
                  // The form around it is not sent.
                  event.preventDefault();
                  look();
                }}
              />
            )}
          </Field>
          <Button variant="secondary" onClick={look}>
            {t("search")}
          </Button>
        </div>
      )}
      {search && !canAsk && <p className="text-muted">{t("typePostcode")}</p>}
      {isError && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
              {t("search")}
            </Button>
          }
        >
          {t("pointsFailed")}
        </Alert>
      )}
      {canAsk && !points && !isError && <Skeleton className="h-64 w-full" />}
      {found === 0 && <Alert tone="warning">{empty ?? t("noPoints")}</Alert>}
      {shown.length > 0 && children(shown)}
      {points && points.length > shown.length && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setIsLong(true)}>
            {t("morePoints")}
          </Button>
        </div>
      )}
      {offer?.finder_url && (
        <p>
          {/* All points of the carrier, on its own site: the way out for whoever looks elsewhere than near one postcode. */}
          <a
            href={offer.finder_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-bold underline decoration-thread decoration-2 underline-offset-4"
          >
            {t("finder", { carrier: offer.carrier })}
          </a>
        </p>
      )}
    </div>
  );
}
