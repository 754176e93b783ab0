import { DeclarationPage } from "#components/declarations/declaration-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("withdrawal");

export default function WithdrawalPage() {
  return <DeclarationPage kind="WITHDRAWAL" />;
}
