import { getLocale } from "next-intl/server";
import { Suspense, type ReactNode } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { enterPage, type Entrance } from "#lib/guards/enter-page.ts";
import type { HrefArguments } from "#lib/routing/href.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { PageHeading } from "./page-heading.tsx";
import { ProfileMark } from "./profile-mark.tsx";
import type { ShellName } from "./shell-texts.ts";

interface ClientPageProps<Name extends ShellName> {
  name: Name;
  /** Of the path; left out where it has none. */
  params?: Promise<NonNullable<HrefArguments<Name>[0]>>;
  /** Room for what comes; left out: a block. */
  fallback?: ReactNode;
  /** What the page holds, once its guards let the client in. */
  children?: (entrance: Entrance) => ReactNode;
}

/** A page for a signed-in client: its heading at once, the rest when the guards let the client in. Stands in a `<main>`. */
export function ClientPage<Name extends ShellName>(props: ClientPageProps<Name>) {
  return (
    <div {...pageMarks({ name: props.name })}>
      <PageHeading name={props.name} />
      <Suspense fallback={props.fallback ?? <Skeleton className="mt-8 h-44 w-full" />}>
        <Entered {...props} />
      </Suspense>
    </div>
  );
}

async function Entered<Name extends ShellName>({ name, params, children }: ClientPageProps<Name>) {
  const locale = await getLocale();
  const entrance = await enterPage(locale, name, ...([(await params) ?? null] as unknown as HrefArguments<Name>));
  return (
    <>
      <ProfileMark name={name} profile={entrance.profile} />
      {children?.(entrance)}
    </>
  );
}
