import { FittingPage } from "#components/boxes/fitting-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions");

interface KidIdSuggestionsPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function KidIdSuggestionsPage(props: KidIdSuggestionsPageProps) {
  return <FittingPage name="kidId-suggestions" {...props} />;
}
