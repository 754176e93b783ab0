import { useSyncExternalStore } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { iconButtonClass } from "#components/ui/icon-button.tsx";
import { Link } from "#components/ui/link.tsx";
import { isSignedIn, readInitial, subscribeToSession } from "#lib/session/client-status.ts";

interface Target {
  href: string;
  label: string;
}

interface AccountButtonIslandProps {
  signIn: Target;
  account: Target;
}

const noSession = () => false;

/** Icon and initial take the same room, so nothing moves when the cookie is read after hydration. */
export function AccountButtonIsland({ signIn, account }: AccountButtonIslandProps) {
  const hasSession = useSyncExternalStore(subscribeToSession, isSignedIn, noSession);
  const { href, label } = hasSession ? account : signIn;
  const initial = hasSession ? readInitial() : "";
  return (
    <Link href={href} aria-label={label} className={iconButtonClass}>
      {initial ? (
        <span
          aria-hidden="true"
          className="inline-flex size-6 items-center justify-center rounded-full bg-accent text-sm font-bold text-on-accent"
        >
          {initial}
        </span>
      ) : (
        <Icon name="account" size={24} />
      )}
    </Link>
  );
}
