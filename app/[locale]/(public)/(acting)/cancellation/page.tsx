import { DeclarationPage } from "#components/declarations/declaration-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("cancellation");

export default function CancellationPage() {
  return <DeclarationPage kind="CANCELLATION" />;
}
