import { getLocale } from "next-intl/server";
import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { requireFeature } from "#lib/guards/feature.ts";

export const generateMetadata = () => shellMetadata("quiz-signup-woman");

export default async function QuizSignupWomanPage() {
  await requireFeature(await getLocale(), "woman");
  return <ContentPage name="quiz-signup-woman" />;
}
