import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { KeyFigures } from "#components/content/key-figures.tsx";
import { NumberedSteps } from "#components/content/numbered-steps.tsx";
import { PageIntro } from "#components/content/page-intro.tsx";
import { Questions } from "#components/content/questions.tsx";
import { WaysOn } from "#components/content/ways-on.tsx";
import { InvitationNote } from "#components/referral/invitation-note.tsx";
import { programmeMetadata } from "#components/page/programme-metadata.ts";
import { friendPercent, referralRewardCents, referralYearlyLimit } from "#contract/terms.ts";
import { shopTimeZone } from "#lib/dates/format.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { formatWholeEuros } from "#lib/money/format.ts";
import { href } from "#lib/routing/href.ts";
import { isFeatureOn, readEditorial } from "#lib/website/api.ts";

export const generateMetadata = () => programmeMetadata("referral");

const steps = ["tell", "join", "thanks"] as const;
const questions = ["who", "back", "when", "privacy"] as const;

export default async function ReferralPage() {
  const locale = await getLocale();
  const [t, editorial, messages, hasShop] = await Promise.all([
    getTranslations("referralProgramme"),
    readEditorial(locale, "index"),
    loadMessages(locale),
    isFeatureOn(locale, "shop"),
  ]);
  const amount = formatWholeEuros(referralRewardCents, locale);
  const values = { amount, percent: friendPercent, limit: referralYearlyLimit };
  return (
    <main>
      <NextIntlClientProvider messages={pickMessages(messages, "invitation")} timeZone={shopTimeZone}>
        <InvitationNote />
      </NextIntlClientProvider>
      <PageIntro name="referral" picture={editorial.steps[2]?.image ?? editorial.gift.image} />
      <KeyFigures
        title={t("figuresTitle")}
        figures={[
          { figure: amount, text: t("forYou") },
          { figure: t("minus", { percent: friendPercent }), text: t("forFriend") },
        ]}
      />
      <NumberedSteps
        title={t("stepsTitle")}
        steps={steps.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`, values) }))}
      />
      <Questions
        title={t("questionsTitle")}
        questions={questions.map((name) => ({ question: t(`${name}.question`), answer: t(`${name}.answer`, values) }))}
      />
      <WaysOn
        title={t("waysTitle")}
        text={t("waysText")}
        ways={[
          { href: `${href(locale, "login")}#sign-up`, label: t("signUp") },
          { href: href(locale, "infos-referral"), label: t("myLink") },
          ...(hasShop ? [{ href: href(locale, "shop"), label: t("seeShop") }] : []),
        ]}
      />
    </main>
  );
}
