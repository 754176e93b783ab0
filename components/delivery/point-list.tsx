import { useLocale } from "next-intl";
import type { PickupPoint } from "#contract/delivery.ts";
import { formatDistance } from "#lib/delivery/format-distance.ts";
import { PointDetails } from "./point-details.tsx";

/** Points of which any will do, with their hours. `labelledBy`: the id of what names the list. Needs `delivery`. */
export function PointList({ points, labelledBy }: { points: readonly PickupPoint[]; labelledBy: string }) {
  const locale = useLocale();
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-3 sm:grid-cols-2">
      {points.map((point) => (
        <li key={point.id} className="rounded border-[1.5px] border-line bg-surface p-4">
          <p className="flex flex-wrap justify-between gap-x-3 font-bold">
            {point.name}
            <span className="text-sm font-normal text-muted">{formatDistance(point.distance_m, locale)}</span>
          </p>
          <p className="text-sm text-muted">
            <PointDetails point={point} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}
