import { StaffLinkPage, staffLinkMetadata } from "#components/session/staff-link-page.tsx";

export const generateMetadata = () => staffLinkMetadata("waits");

/** What a staff link shows while the API says nothing of it; a reload tries again. */
export default function StaffLinkWaitsPage() {
  return <StaffLinkPage outcome="waits" />;
}
