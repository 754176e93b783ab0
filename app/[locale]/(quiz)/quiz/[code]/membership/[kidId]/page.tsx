import { notFound, redirect } from "next/navigation";
import { Membership } from "#components/joining/membership.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { readChoice } from "#lib/joining/choice.ts";
import { loadJoining } from "#lib/joining/load.ts";
import { rightPlace } from "#lib/joining/right-place.ts";
import { href } from "#lib/routing/href.ts";

export const generateMetadata = () => shellMetadata("quiz-code-membership-kidId");

interface QuizCodeMembershipKidIdPageProps {
  params: Promise<{ code: string; kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function QuizCodeMembershipKidIdPage({ params, searchParams }: QuizCodeMembershipKidIdPageProps) {
  return (
    <ClientPage
      name="quiz-code-membership-kidId"
      params={params}
      load={async (session, { code, kidId }) => ({
        ...(await loadJoining(session, String(kidId))),
        code: String(code),
        chosen: readChoice(await searchParams),
      })}
    >
      {({ session: { locale }, profile, profiles }, { days, code, chosen }) => {
        if (profile === null) notFound();
        const elsewhere = rightPlace(locale, "membership", code, profile, profiles);
        if (elsewhere !== null) redirect(elsewhere);
        const action = href(locale, "quiz-code-checkout-kidId", { code, kidId: profile.id });
        return <Membership profile={profile} days={days} action={action} chosen={chosen} />;
      }}
    </ClientPage>
  );
}
