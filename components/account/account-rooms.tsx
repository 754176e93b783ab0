import { getTranslations } from "next-intl/server";
import type { Client } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { Link } from "#components/ui/link.tsx";
import { readFeatures } from "#lib/guards/feature.ts";
import { planAccountRooms } from "#lib/navigation/account.ts";

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
      <ul className="grid gap-3 sm:grid-cols-2">
        {planAccountRooms(locale, isOn, client).map(({ name, href }) => (
          <li key={name} className="flex">
            <Link
              href={href}
              className="block w-full rounded border-[1.5px] border-line bg-surface p-4 transition-colors duration-150 hover:border-ink"
            >
              <span className="block font-bold">{tPages(`${name}.title`)}</span>
              <span className="mt-1 block text-sm text-muted">{tPages(`${name}.intro`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
