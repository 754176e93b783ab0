import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { href } from "#lib/routing/href.ts";
import type { Route } from "#lib/routing/route.ts";
import { routes, type PageName } from "#lib/routing/routes.ts";

/** Where somebody goes on who came to a page too early. */
function wayOn(name: PageName): { text: "account" | "concept" | "shop"; page: "infos" | "concept" | "shop" } {
  const { guards, layout }: Route = routes[name];
  if (layout === "quiz") return { text: "concept", page: "concept" };
  return guards.includes("lc-auth") ? { text: "account", page: "infos" } : { text: "shop", page: "shop" };
}

/** Stands in for what a page will hold: says so, and who helps until then. */
export async function ComingNotice({ name }: { name: PageName }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("comingPage")]);
  const { text, page } = wayOn(name);
  return (
    <Card tone="tint" className="mt-8 grid justify-items-start gap-2">
      <h2 className="text-xl">{t("title")}</h2>
      <p>{t("text")}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={href(locale, "contact")}>{t("contact")}</ButtonLink>
        <ButtonLink variant="secondary" href={href(locale, page)}>
          {t(text)}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Pages that show something which cannot be changed there yet. Whoever adds the form takes the page out. */
export const shownOnly: ReadonlySet<PageName> = new Set([
  /* Name, phone, language and preferences. */
  "infos-edit",
  "infos-edit-addresses",
  "infos-edit-return-deadline-orderId",
  "infos-edit-return-mode",
  "infos-preview-profileId-requestId",
  "infos-preview-profileId-requestId-comment",
  "infos-rating-orderId",
  "infos-returns-order-id",
  "infos-subscriptions",
  "kidId-malle-subscription-delivery",
  "kidId-suggestions-requestId",
  "orderId-satisfied",
  "profil-profileId",
  "profil-woman-profileId",
]);

/** The way to change what a page only shows. */
export async function AskForChange() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("comingPage")]);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t-[1.5px] border-line pt-4">
      <p>{t("change")}</p>
      <TextLink standalone href={href(locale, "contact")}>
        {t("contact")}
      </TextLink>
    </div>
  );
}
