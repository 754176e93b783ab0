import { getTranslations } from "next-intl/server";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { readFeatures } from "#lib/guards/feature.ts";
import { type AccountWing, planAccountRooms } from "#lib/navigation/account.ts";

const iconOf: Record<AccountWing, IconName> = { boxes: "box", purchases: "cart", benefits: "gift", person: "account" };

/** Every page of the account with what it is for. */
export async function AccountRooms({ client, locale }: { client: Client; locale: Locale }) {
  const [t, tPages, isOn] = await Promise.all([
    getTranslations("account"),
    getTranslations("pages"),
    readFeatures(locale),
  ]);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">{t("rooms")}</h2>
      {/* Columns and not a grid: where one wing is longer, the next one closes up below the shorter. */}
      <div className="gap-6 sm:columns-2">
        {planAccountRooms(locale, isOn, client).map(({ wing, rooms }) => (
          <section
            key={wing}
            className="mb-6 break-inside-avoid overflow-hidden rounded border-[1.5px] border-line bg-surface"
          >
            <h3 className="flex items-center gap-2 px-4 pt-4 text-lg">
              <Icon name={iconOf[wing]} />
              {t(`wings.${wing}`)}
            </h3>
            <ul className="pb-2">
              {rooms.map(({ name, href }) => (
                <li key={name} className="border-line not-first:border-t-[1.5px]">
                  <Link
                    href={href}
                    className="flex min-h-11 items-center gap-3 px-4 py-3 transition-colors duration-150 hover:bg-tint"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-bold">{tPages(`${name}.title`)}</span>
                      {/* On a phone seventeen titles are found faster than read with what they mean. */}
                      <span className="mt-0.5 hidden text-sm text-muted sm:block">{tPages(`${name}.intro`)}</span>
                    </span>
                    <Icon name="chevron-right" className="shrink-0" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
