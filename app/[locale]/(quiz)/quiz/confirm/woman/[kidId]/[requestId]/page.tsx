import { AskedBox } from "#components/boxes/asked-box.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { findBox } from "#lib/boxes/find-box.ts";

export const generateMetadata = () => shellMetadata("quiz-confirm-woman-kidId-requestId");

export default function QuizConfirmWomanKidIdRequestIdPage({
  params,
}: {
  params: Promise<{ kidId: string; requestId: string }>;
}) {
  return (
    <ClientPage name="quiz-confirm-woman-kidId-requestId" params={params} load={findBox}>
      {({ session }, box) => <AskedBox box={box} locale={session.locale} />}
    </ClientPage>
  );
}
