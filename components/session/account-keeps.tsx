import { getTranslations } from "next-intl/server";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { OpeningTrunk } from "#components/ui/trunk.tsx";

const kept = [
  ["boxes", "hanger"],
  ["orders", "box"],
  ["favourites", "heart"],
] as const satisfies readonly (readonly [string, IconName])[];

/** What an account is good for, and that nobody needs one to buy. */
export async function AccountKeeps() {
  const t = await getTranslations("accountKeeps");
  return (
    <aside
      aria-labelledby="account-keeps"
      className="stitched self-start rounded bg-tint p-8 pt-14 [--seam:var(--thread)]"
    >
      <OpeningTrunk />
      <h2 id="account-keeps" className="mt-6 text-2xl">
        {t("title")}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {kept.map(([name, icon]) => (
          <li key={name} className="flex gap-3">
            <Icon name={icon} className="mt-1 shrink-0" />
            {t(name)}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted">{t("none")}</p>
    </aside>
  );
}
