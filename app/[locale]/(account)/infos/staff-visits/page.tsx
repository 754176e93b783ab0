import { getStaffActions } from "#contract/staff.ts";
import { ClientPage } from "#components/page/client-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { StaffVisits } from "#components/staff/staff-visits.tsx";
import { parsePage } from "#lib/orders/server.ts";
import { callAsClient } from "#lib/session/server.ts";

export const generateMetadata = () => shellMetadata("infos-staff-visits");

interface InfosStaffVisitsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function InfosStaffVisitsPage({ searchParams }: InfosStaffVisitsPageProps) {
  return (
    <ClientPage
      name="infos-staff-visits"
      load={async (session) =>
        callAsClient(session, getStaffActions, { query: { page: parsePage((await searchParams)["page"]) } })
      }
    >
      {({ session }, visits) => <StaffVisits visits={visits} locale={session.locale} />}
    </ClientPage>
  );
}
