import { StaffLinkPage, staffLinkMetadata } from "#components/session/staff-link-page.tsx";

export const generateMetadata = () => staffLinkMetadata("refused");

/** What a staff link shows that was used, is over or is none. */
export default function StaffLinkRefusedPage() {
  return <StaffLinkPage outcome="refused" />;
}
