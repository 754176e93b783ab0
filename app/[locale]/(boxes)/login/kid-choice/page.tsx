import { ProfileChoice } from "#components/account/profile-choice.tsx";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("login-kid-choice");

interface LoginKidChoicePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function LoginKidChoicePage({ searchParams }: LoginKidChoicePageProps) {
  return (
    <ClientPage
      name="login-kid-choice"
      load={async () => {
        const { next } = await searchParams;
        return typeof next === "string" ? next : null;
      }}
    >
      {({ profiles }, next) => <ProfileChoice profiles={profiles} next={next} />}
    </ClientPage>
  );
}
