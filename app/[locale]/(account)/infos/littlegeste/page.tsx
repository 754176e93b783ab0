import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";

export const generateMetadata = () => shellMetadata("infos-littlegeste");

export default function InfosLittlegestePage() {
  return <ClientPage name="infos-littlegeste" />;
}
