import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { ContentPage } from "#components/page/content-page.tsx";
import { ProfilePicture } from "#components/account/profile-picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { shopLists, type ShopList } from "#lib/kid-shop/lists.ts";
import { findPicks } from "#lib/landing/find-landing.ts";
import type { SearchParams } from "#lib/landing/landing-query.ts";
import { readWishes, wishesText } from "#lib/quiz/wished.ts";
import { href } from "#lib/routing/href.ts";
import { loadProfilesOf } from "#lib/session/account.ts";
import { sessionCookies } from "#lib/session/cookies.ts";
import { LandingView } from "./landing-view.tsx";

type YourShopName =
  | "your-shop"
  | "your-shop-new"
  | "your-shop-looks"
  | "your-shop-essentials"
  | "your-shop-recommendations"
  | "shop-your-shop";

interface YourShopPageProps {
  name: YourShopName;
  /** The list of a person's shop that is meant. */
  list: ShopList;
  searchParams: Promise<SearchParams>;
}

/** The door to the shops of one person: who is signed in goes to theirs, who is not sees what fits in three answers. */
export function YourShopPage(props: YourShopPageProps) {
  return (
    <ContentPage name={props.name} isWide>
      <Suspense fallback={<Skeleton className="mt-8 h-64 w-full" />}>
        <Door {...props} />
      </Suspense>
    </ContentPage>
  );
}

/** A selection is shown to whoever it was sent to; the rest of what an address asks for is only a visitor's. */
const hasSelection = (params: SearchParams): boolean => Object.keys(params).some((name) => name.startsWith("sugg_ids"));

async function Door({ name, list, searchParams }: YourShopPageProps) {
  const [locale, jar, params] = await Promise.all([getLocale(), cookies(), searchParams]);
  const isVisitor = !jar.has(sessionCookies.token) && !jar.has(sessionCookies.refreshToken);
  if (isVisitor || hasSelection(params)) return <LandingView locale={locale} name={name} params={params} />;
  const asked = readWishes(typeof params["wishes"] === "string" ? params["wishes"] : "");
  const query: Record<string, string> = asked.length > 0 ? { wishes: wishesText(asked) } : {};
  const [t, all, pieces] = await Promise.all([
    getTranslations("wishes"),
    loadProfilesOf(locale, href(locale, name, null, query)),
    findPicks(locale, asked),
  ]);
  /* They were picked in one line of clothes. */
  const [piece] = pieces;
  const profiles = piece ? all.filter(({ profile_type: type }) => type === piece.profile_type) : all;
  const wayOf = (kidId: string) =>
    piece ? href(locale, "kidId-suggestions", { kidId }, query) : href(locale, shopLists[list].page, { kidId });
  const [only] = profiles;
  if (only && profiles.length === 1) redirect(wayOf(only.id));
  if (!only && piece)
    redirect(href(locale, piece.profile_type === "WOMAN" ? "quiz-signup-woman" : "quiz-signup-kid", null, query));
  if (!only)
    return (
      <EmptyState
        title={t("whose.none")}
        text={t("whose.noneText")}
        action={<ButtonLink href={href(locale, "quiz-signup-kid")}>{t("whose.noneWay")}</ButtonLink>}
      />
    );
  return (
    <section className="mt-8 flex flex-col gap-4">
      <h2 className="text-2xl">
        {piece ? t("whose.pieces", { count: pieces.length, name: piece.name }) : t("whose.title")}
      </h2>
      {!piece && <p className="text-muted">{t("whose.text")}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <Link
              href={wayOf(profile.id)}
              className="flex min-h-24 items-center gap-4 rounded border-[1.5px] border-line bg-surface p-4 text-xl font-bold transition-colors duration-150 hover:bg-tint"
            >
              <ProfilePicture profile={profile} />
              <span className="min-w-0">{profile.firstname}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
