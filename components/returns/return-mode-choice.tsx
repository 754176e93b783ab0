"use client";

import { useTranslations } from "next-intl";
import type { CountryCode } from "#contract/locale.ts";
import type { ReturnMode } from "#contract/return-mode.ts";
import type { ReturnOptions } from "#contract/returns.ts";
import { NearbyPoints } from "#components/delivery/nearby-points.tsx";
import { PointList } from "#components/delivery/point-list.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";

interface ReturnModeChoiceProps {
  /** The ways there are from the client's country. */
  modes: ReturnOptions["modes"];
  value: ReturnMode | null;
  onChange: (mode: ReturnMode) => void;
  country: CountryCode;
  postcode: string;
  error?: string | undefined;
}

/** How a parcel goes back, with the points nearby. Needs `accountReturn` and `delivery`, inside a `QueryProvider`. */
export function ReturnModeChoice({ modes, value, onChange, country, postcode, error }: ReturnModeChoiceProps) {
  const t = useTranslations("accountReturn");
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        id="return-mode"
        name="return-mode"
        legend={t("chooseMode")}
        value={value ?? ""}
        error={error}
        options={modes.map(({ mode, carrier }) => ({
          value: mode,
          label: t(`modes.${mode}`),
          description: `${carrier}. ${t(`modeText.${mode}`)}`,
        }))}
        onChange={({ target }) => {
          const chosen = modes.find(({ mode }) => mode === target.value);
          if (chosen) onChange(chosen.mode);
        }}
      />
      {value === "PICKUP_POINT" && (
        <NearbyPoints country={country} postcode={postcode} firstShown={4}>
          {(points) => (
            <section aria-labelledby="points-nearby" className="rounded bg-tint p-4">
              <h2 id="points-nearby" className="mb-3 font-text text-base font-bold tracking-normal">
                {t("pointsNear", { postcode })}
              </h2>
              <PointList points={points} labelledBy="points-nearby" />
            </section>
          )}
        </NearbyPoints>
      )}
    </div>
  );
}
