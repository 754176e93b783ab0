import "#components/sheets/whole.css";
import type { ReactNode } from "react";
import { AccountNavigation } from "#components/account/account-navigation.tsx";
import { ScriptsNeeded } from "#components/page/scripts-needed.tsx";

/** What its pages hold is streamed, and a script puts it in its place. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[13rem_1fr] lg:gap-12">
      <AccountNavigation />
      <main className="min-w-0">
        <ScriptsNeeded />
        {children}
      </main>
    </div>
  );
}
