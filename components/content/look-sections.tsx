import { useTranslations } from "next-intl";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/locale.ts";
import { TextLink } from "#components/ui/link.tsx";
import type { ShownLook } from "#lib/catalog/look-card.ts";
import { href } from "#lib/routing/href.ts";
import { LookList } from "./look-row.tsx";

interface LookSectionsProps {
  locale: Locale;
  worlds: readonly { world: ProfileType; looks: readonly ShownLook[] }[];
  hasShop: boolean;
  /** Where looks are composed for who is signed in; absent where nobody has such a page. */
  ownLooks?: string | undefined;
}

/** Looks by world, each with the way to have them in a box. */
export function LookSections({ locale, worlds, hasShop, ownLooks }: LookSectionsProps) {
  const t = useTranslations("content");
  return worlds.map(({ world, looks }) => {
    const isWoman = world === "WOMAN";
    return (
      <section key={world} aria-label={t(isWoman ? "womanWorld" : "kidsWorld")}>
        <h2 className="page-part">{t(isWoman ? "womanWorld" : "kidsWorld")}</h2>
        <p className="mb-4">
          <TextLink
            standalone
            href={href(locale, isWoman ? "quiz-signup-woman" : "quiz-signup-kid")}
            data-member-href={ownLooks}
          >
            {t(isWoman ? "looksInBoxWoman" : "looksInBox")}
          </TextLink>
        </p>
        <LookList locale={locale} looks={looks} hasShop={hasShop} isDense />
      </section>
    );
  });
}
