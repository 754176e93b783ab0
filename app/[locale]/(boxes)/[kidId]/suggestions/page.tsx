import { SuggestionsPage } from "#components/wishes/suggestions-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import type { SearchParams } from "#lib/kid-shop/shelf-query.ts";

export const generateMetadata = () => shellMetadata("kidId-suggestions");

interface KidIdSuggestionsPageProps {
  params: Promise<{ kidId: string }>;
  searchParams: Promise<SearchParams>;
}

/** For whichever box takes wishes next. */
export default function KidIdSuggestionsPage(props: KidIdSuggestionsPageProps) {
  return <SuggestionsPage {...props} />;
}
