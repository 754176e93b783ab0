import { getLocale, getTranslations } from "next-intl/server";
import { elided } from "#contract/elision.ts";
import type { Profile } from "#contract/profiles.ts";
import type { Request } from "#contract/requests.ts";
import type { Subscription } from "#contract/subscriptions.ts";
import { previewDays, tryOnDays } from "#contract/terms.ts";
import { BoxObstacle } from "#components/boxes/box-obstacle.tsx";
import { BoxCard } from "#components/boxes/box-card.tsx";
import { Deed } from "#components/page/deed.tsx";
import { RhythmDrawing } from "#components/rhythm/rhythm-drawing.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { ShuttingTrunk } from "#components/ui/trunk.tsx";
import { formatDate } from "#lib/dates/format.ts";
import { shopDay } from "#lib/dates/shop-day.ts";
import { env } from "#lib/env/server.ts";
import { addDays } from "#lib/forms/month-grid.ts";
import { calendarFile } from "#lib/joining/calendar-file.ts";
import { clientClassOf } from "#lib/profiles/client-class.ts";
import { quizCodeOf } from "#lib/profiles/quiz-code.ts";
import { href } from "#lib/routing/href.ts";

/** The stylist begins this long before a box arrives. */
const composeDaysBefore = 14;
const composed = new Set(["COMPOSED", "VALIDATED"]);
const onTheWay = new Set(["UPCOMING", "OPEN", ...composed]);

interface ConfirmedBoxProps {
  profile: Profile;
  /** All of the client's. */
  profiles: readonly Profile[];
  box: Request;
  /** What the box belongs to; null for one alone, or where another goes on by now. */
  subscription: Subscription | null;
}

/**
 * Thanks for a box that was asked for: its day, what comes next, a file for the calendar. What is only planned is told as
 * that, and one that was called off or is over is thanked for nothing.
 */
export async function ConfirmedBox({ profile, profiles, box, subscription }: ConfirmedBoxProps) {
  const [t, account, locale] = await Promise.all([
    getTranslations("rhythm.confirmed"),
    getTranslations("accountSubscription"),
    getLocale(),
  ]);
  const { kid, delivery_date: date, status_details: status } = box;
  const name = kid.firstname;
  if (!onTheWay.has(status.code)) {
    return (
      <>
        <Deed name="box" isDone={false} way={href(locale, "infos-all-boxes")} />
        <BoxCard box={box} headingLevel={2} />
      </>
    );
  }
  const malle = href(locale, "kidId-malle", { kidId: kid.id });
  const file = calendarFile({
    uid: `${subscription?.id ?? kid.id}-${box.id}@petite-malle`,
    date,
    title: t("event", elided({ name })),
    url: new URL(malle, env.SITE_URL).href,
  });
  const frequency = subscription?.frequency ?? null;
  const composedOn = addDays(date, -composeDaysBefore);
  // A box that was shown before it was asked for has its pieces as wishes already.
  const wish = box.wishes.length > 0 ? "shown" : "wish";
  const steps = [
    ...(status.actions.includes("GO_TO_SUGGESTIONS")
      ? [
          {
            id: "wish",
            title: t(`${wish}.title`),
            text: t(`${wish}.text`, { count: box.wishes.length }),
            wayText: t(`${wish}.way`),
            way: href(locale, "kidId-suggestions-requestId", { kidId: kid.id, requestId: box.id }),
          },
        ]
      : []),
    // The quiz of a visitor cannot keep one: there is somebody to keep it for now.
    ...(profile.photo_url === null && !composed.has(status.code)
      ? [
          {
            id: "photo",
            title: t("photo.title"),
            text: t("photo.text"),
            wayText: t("photo.way"),
            way: href(locale, "quiz-code-photo-kidId", {
              code: quizCodeOf(profile, clientClassOf(profile, profiles)),
              kidId: kid.id,
            }),
          },
        ]
      : []),
    {
      id: "compose",
      title: t("compose.title"),
      text:
        composedOn > shopDay(new Date())
          ? t("compose.text", { date: formatDate(composedOn, locale, "weekday") })
          : t("compose.soon"),
    },
    { id: "preview", title: t("preview.title"), text: t("preview.text", { count: previewDays }) },
    { id: "tryOn", title: t("tryOn.title"), text: t("tryOn.text", { count: tryOnDays }) },
  ];
  return (
    <>
      <Card stitched tone="accent" className="flex flex-col items-start gap-4">
        <ShuttingTrunk />
        <h2 className="text-2xl">{t(box.id === 0 ? "titlePlanned" : "title", elided({ name }))}</h2>
        <p>
          {t("arrives")} <b className="block text-3xl font-heading">{formatDate(date, locale, "weekday")}</b>
        </p>
        {frequency !== null && (
          <div>
            <p>{t("subscribed", { rhythm: account("every", { count: frequency }) })}</p>
            <RhythmDrawing frequency={frequency} />
          </div>
        )}
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`petite-malle-${date}.ics`}
          className={buttonClass({ variant: "secondary" })}
        >
          {t("calendar")}
        </a>
      </Card>
      <BoxObstacle box={box} title={t("missing")} />
      <section>
        <h2 className="text-2xl">{t("steps")}</h2>
        <ol className="mt-4 flex flex-col gap-5">
          {steps.map(({ id, title, text, way, wayText }, index) => (
            <li key={id} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-heading font-bold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p>{text}</p>
                {way !== undefined && (
                  <TextLink standalone href={way}>
                    {wayText}
                  </TextLink>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <TextLink standalone href={malle}>
        {t("toAccount")}
      </TextLink>
    </>
  );
}
