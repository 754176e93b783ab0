import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { Locale } from "#contract/locale.ts";
import type { Profile } from "#contract/profiles.ts";
import { ProfilePicture } from "#components/account/profile-picture.tsx";
import { YearLine } from "#components/rhythm/year-line.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { Link, TextLink } from "#components/ui/link.tsx";
import { formatSize } from "#lib/catalog/size.ts";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { ageOf } from "#lib/profiles/age-of.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import type { ProfilePageData } from "#lib/profiles/load-profile-page.ts";
import { nextDeliveryOf } from "#lib/profiles/next-delivery.ts";
import { hasToMove, obstacleOf } from "#lib/profiles/obstacle.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { quizPath } from "#lib/quiz/ways.ts";
import { href } from "#lib/routing/href.ts";
import { yearOf } from "#lib/subscriptions/year.ts";
import { PersonForm, WordForm } from "./person-form.tsx";
import { ProfileLeave } from "./profile-leave.tsx";
import { ProfilePhoto } from "./profile-photo.tsx";
import { SizeCard } from "./size-card.tsx";
import { TasteList } from "./taste-list.tsx";

interface ProfileViewProps {
  profile: Profile;
  /** All of the client's. */
  profiles: readonly Profile[];
  data: ProfilePageData;
}

/** The page of one person: who it is, sizes with their day, tastes, the next box, and the ways to all that is theirs. */
export async function ProfileView({ profile, profiles, data }: ProfileViewProps) {
  const locale = await getLocale();
  const [t, messages] = await Promise.all([getTranslations("profile"), loadMessages(locale)]);
  const today = shopDay(new Date());
  const quiz = quizHref(locale, profile, profiles);
  return (
    <NextIntlClientProvider messages={pickMessages(messages, "profile", "size", "validation", "error")}>
      <ProfileHeader profile={profile} today={today} />
      {data.plannedDays.length > 0 && (
        <section aria-labelledby="profile-year" className="flex flex-col gap-3">
          <h2 id="profile-year" className="text-xl">
            {t("yearLine")}
          </h2>
          <YearLine months={yearOf(today, data.plannedDays)} name={profile.firstname} />
          <TextLink standalone href={href(locale, "infos-subscriptions")}>
            {t("toRhythm")}
          </TextLink>
        </section>
      )}
      <ProfileWays profile={profile} />
      <SizeCard profile={profile} today={today} />
      <Card as="section" aria-labelledby="profile-tastes" className="flex flex-col gap-5">
        <div>
          <h2 id="profile-tastes" className="text-2xl">
            {t("tastes")}
          </h2>
          <p className="mt-1 text-muted">
            {data.tastes.length > 0 ? t("tastesText") : t("noTastes", { name: profile.firstname })}
          </p>
        </div>
        {data.tastes.length > 0 && <TasteList profileId={profile.id} tastes={data.tastes} />}
        <ButtonLink
          variant={data.tastes.length > 0 ? "secondary" : "primary"}
          size="sm"
          href={quiz}
          className="self-start"
        >
          {t(data.tastes.length > 0 ? "moreQuiz" : "toQuiz")}
        </ButtonLink>
        {/* Asked of nobody before a first box, and of whoever wants to say it ever after. */}
        {data.tastes.length > 0 && (
          <TextLink standalone href={quizPath(locale, "additional-quiz", profile)}>
            {t("comfortQuiz")}
          </TextLink>
        )}
      </Card>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card as="section" aria-labelledby="profile-word" className="flex flex-col gap-4">
          <h2 id="profile-word" className="text-2xl">
            {t("word")}
          </h2>
          <WordForm profile={profile} />
        </Card>
        <Card as="section" aria-labelledby="profile-person" className="flex flex-col gap-4">
          <h2 id="profile-person" className="text-2xl">
            {t("person")}
          </h2>
          <PersonForm profile={profile} />
        </Card>
      </div>
      <Card as="section">
        <ProfilePhoto profile={profile} />
      </Card>
      <Disclosure summary={t("leave")} headingLevel={2}>
        <ProfileLeave
          profile={{ id: profile.id, firstname: profile.firstname }}
          heirs={profiles
            .filter((other) => other.id !== profile.id && other.profile_type === profile.profile_type)
            .map(({ id, firstname }) => ({ id, firstname }))}
          hasToMove={hasToMove(profile, data.boxes)}
          obstacle={obstacleOf(profile, data.boxes)}
          hrefs={{
            subscription: href(locale, "infos-subscriptions"),
            box: href(locale, "kidId-malle", { kidId: profile.id }),
            family: href(locale, "infos-kids"),
          }}
        />
      </Disclosure>
      <TextLink standalone href={href(locale, "profil")}>
        {t("all")}
      </TextLink>
    </NextIntlClientProvider>
  );
}

/** Where the questions of a profile's situation are asked. */
function quizHref(locale: Locale, profile: Profile, profiles: readonly Profile[]): string {
  const code = quizCodeOf(profile, clientClassOf(profile, profiles));
  return profile.profile_type === "WOMAN"
    ? href(locale, "quiz-code-woman-kidId", { code, kidId: profile.id })
    : href(locale, "quiz-code-kid-kidId", { code, kidId: profile.id });
}

async function ProfileHeader({ profile, today }: { profile: Profile; today: string }) {
  const [t, size, locale] = await Promise.all([getTranslations("profile"), getTranslations("size"), getLocale()]);
  const next = nextDeliveryOf(profile);
  const age = profile.birthdate && formatSize(ageOf(profile.birthdate, today), locale, size("oneSize"));
  return (
    <div className="flex items-center gap-5">
      <ProfilePicture profile={profile} size="lg" />
      <div className="min-w-0">
        <h2 className="text-3xl">{profile.firstname}</h2>
        <p className="text-muted">
          {[
            age,
            profile.birthdate && t("birthday", { date: formatDate(profile.birthdate, locale) }),
            t(`shelf.${profile.gender}`),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="mt-1 font-bold">
          <Link
            href={href(locale, "kidId-malle", { kidId: profile.id })}
            className="inline-flex min-h-11 items-center gap-2 underline decoration-thread decoration-2 underline-offset-4 hover:decoration-ink"
          >
            <Icon name="box" size={20} className="shrink-0" />
            {next ? t("nextBox", { date: formatDate(next, locale, "weekday") }) : t("noBox")}
          </Link>
        </p>
      </div>
    </div>
  );
}

async function ProfileWays({ profile }: { profile: Profile }) {
  const [t, locale] = await Promise.all([getTranslations("profile"), getLocale()]);
  const params = { kidId: profile.id };
  const ways: { key: "wardrobe" | "wishes" | "looks" | "boxes"; icon: IconName; to: string }[] = [
    { key: "wardrobe", icon: "hanger", to: href(locale, "kidId-wardrobe", params) },
    { key: "wishes", icon: "heart", to: href(locale, "kidId-suggestions", params) },
    { key: "looks", icon: "sparkle", to: href(locale, "kidId-your-shop-looks", params) },
    { key: "boxes", icon: "box", to: href(locale, "kidId-malle", params) },
  ];
  return (
    <nav aria-label={t("ways")}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {ways.map(({ key, icon, to }) => (
          <li key={key}>
            <Link
              href={to}
              className="flex h-full min-h-24 flex-col gap-1 rounded border-[1.5px] border-line bg-surface p-4 transition-colors duration-150 hover:border-ink hover:bg-tint"
            >
              <Icon name={icon} size={24} />
              <span className="font-bold">{t(key)}</span>
              <span className="text-sm text-muted">{t(`${key}Text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
