import { getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import { profileSizes } from "#contract/sizes.ts";
import { Button } from "#components/ui/button.tsx";
import { Select } from "#components/ui/select.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import type { LandingQuery } from "#lib/landing/landing-query.ts";

interface LandingFormProps {
  locale: Locale;
  action: string;
  query: LandingQuery | null;
}

/** Three answers become an address: a plain form that needs no script and keeps nothing. */
export async function LandingForm({ locale, action, query }: LandingFormProps) {
  const [t, gender, size] = await Promise.all([
    getTranslations("wishes.landing"),
    getTranslations("list.gender"),
    getTranslations("size"),
  ]);
  const sizes = (field: "top_size" | "bottom_size") =>
    (["KID", "WOMAN"] as const).map((line) => (
      <optgroup key={line} label={t(line === "KID" ? "kidSizes" : "womanSizes")}>
        {profileSizes[line][field].map((value) => (
          <option key={value} value={value}>
            {formatSize(value, locale, size("oneSize"))}
          </option>
        ))}
      </optgroup>
    ));
  return (
    <form method="get" action={action} className="grid gap-4 sm:grid-cols-3">
      <label className="grid gap-1 font-bold">
        {t("gender")}
        <Select name="sugg_g" required defaultValue={query?.gender ?? ""} className="font-normal">
          <option value="">{t("choose")}</option>
          {(["GIRL", "BOY", "MIXED", "WOMAN"] as const).map((value) => (
            <option key={value} value={value}>
              {gender(value)}
            </option>
          ))}
        </Select>
      </label>
      <label className="grid gap-1 font-bold">
        {t("top")}
        <Select name="sugg_t" required defaultValue={query?.top ?? ""} className="font-normal">
          <option value="">{t("choose")}</option>
          {sizes("top_size")}
        </Select>
      </label>
      <label className="grid gap-1 font-bold">
        {t("bottom")}
        <Select name="sugg_b" required defaultValue={query?.bottom ?? ""} className="font-normal">
          <option value="">{t("choose")}</option>
          {sizes("bottom_size")}
        </Select>
      </label>
      <p className="sm:col-span-3">
        <Button type="submit">{t("submit")}</Button>
      </p>
    </form>
  );
}
