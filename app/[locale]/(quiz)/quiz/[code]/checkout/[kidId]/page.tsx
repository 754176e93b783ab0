import { NextIntlClientProvider } from "next-intl";
import { notFound, redirect } from "next/navigation";
import { JoiningCheckout } from "#components/joining/joining-checkout.tsx";
import { GuaranteeNotice } from "#components/legal/guarantee-notice.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { loadMessages, pickMessages } from "#lib/i18n/messages.ts";
import { readChoice, toQuery } from "#lib/joining/choice.ts";
import { loadJoining } from "#lib/joining/load.ts";
import { rightPlace } from "#lib/joining/right-place.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => shellMetadata("quiz-code-checkout-kidId");

interface QuizCodeCheckoutKidIdPageProps {
  params: Promise<{ code: string; kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function QuizCodeCheckoutKidIdPage({ params, searchParams }: QuizCodeCheckoutKidIdPageProps) {
  return (
    <ClientPage
      name="quiz-code-checkout-kidId"
      params={params}
      load={async (session, { code, kidId }) => {
        const [joining, query, messages] = await Promise.all([
          loadJoining(session, String(kidId)),
          searchParams,
          loadMessages(session.locale),
        ]);
        return {
          ...joining,
          code: String(code),
          choice: readChoice(query),
          messages: pickMessages(
            messages,
            "rhythm",
            "checkout",
            "delivery",
            "phone",
            "addressBook",
            "payment",
            "website",
            "validation",
            "error",
          ),
        };
      }}
    >
      {({ session: { locale }, client, profile, profiles }, { days, going, code, choice, messages }) => {
        if (profile === null) notFound();
        const elsewhere = rightPlace(locale, "checkout", code, profile, profiles);
        if (elsewhere !== null) redirect(elsewhere);
        const membership = ["quiz-code-membership-kidId", { code, kidId: profile.id }] as const;
        if (choice === null) redirect(href(locale, ...membership));
        const membershipHref = href(locale, ...membership, toQuery(choice));
        // A day that went meanwhile is chosen again, where the page says so; the rest of the choice is kept.
        if (!days.includes(choice.date)) redirect(membershipHref);
        return (
          <NextIntlClientProvider messages={messages}>
            <JoiningCheckout
              client={client}
              profile={{ id: profile.id, firstname: profile.firstname, profile_type: profile.profile_type }}
              choice={choice}
              going={going}
              membershipHref={membershipHref}
              guarantee={<GuaranteeNotice headingLevel={4} />}
            />
          </NextIntlClientProvider>
        );
      }}
    </ClientPage>
  );
}
