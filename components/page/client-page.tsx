import { getLocale } from "next-intl/server";
import { Suspense, type ReactNode } from "react";
import { KidSwitch } from "#components/profiles/kid-switch.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { enterPage, type Entrance } from "#lib/guards/enter-page.ts";
import { isOfOneProfile } from "#lib/profiles/sibling-href.ts";
import { href, type HrefArguments } from "#lib/routing/href.ts";
import { sessionOf } from "#lib/session/account.ts";
import type { ClientSession } from "#lib/session/server.ts";
import { pageMarks } from "#lib/theme/page-marks.ts";
import { MarkedPage } from "./marked-page.tsx";
import { PageHeading } from "./page-heading.tsx";
import { ProfileMark } from "./profile-mark.tsx";
import type { ShellName } from "./shell-texts.ts";

type PageParams<Name extends ShellName> = NonNullable<HrefArguments<Name>[0]>;

interface ClientPageProps<Name extends ShellName, Data> {
  name: Name;
  /** Of the path; left out where it has none. */
  params?: Promise<PageParams<Name>>;
  /** What the page holds begins with a heading of its own: it cannot be told before. */
  isHeadingOwn?: boolean;
  /** Room for what comes; left out: a block. */
  fallback?: ReactNode;
  /** Reads what the page shows, in the same round as client and profiles; nothing of it is seen before the guards agree. */
  load?: (session: ClientSession, params: PageParams<Name>) => Promise<Data>;
  /** What the page holds, once its guards let the client in. */
  children: (entrance: Entrance, data: Data) => ReactNode;
}

/** A page for a signed-in client: its heading at once, the rest when the guards let the client in. Stands in a `<main>`. */
export function ClientPage<Name extends ShellName, Data = undefined>(props: ClientPageProps<Name, Data>) {
  return (
    <>
      <MarkedPage marks={pageMarks({ name: props.name })} />
      {!props.isHeadingOwn && <PageHeading name={props.name} />}
      <Suspense fallback={props.fallback ?? <Skeleton className="mt-8 h-44 w-full" />}>
        <Entered {...props} />
      </Suspense>
    </>
  );
}

async function Entered<Name extends ShellName, Data>({ name, params, load, children }: ClientPageProps<Name, Data>) {
  const locale = await getLocale();
  const values = await params;
  const target = [values ?? null] as unknown as HrefArguments<Name>;
  const path = href(locale, name, ...target);
  const loading = sessionOf(locale, path).then((session) => load?.(session, values ?? ({} as PageParams<Name>)));
  // The verdict of the guards comes first: until then a failure waits, handled.
  loading.catch(() => undefined);
  const entrance = await enterPage(locale, name, ...target);
  const data = (await loading) as Data;
  return (
    <>
      <ProfileMark name={name} path={path} profile={entrance.profile} />
      {entrance.profile && isOfOneProfile(name) && (
        <KidSwitch profiles={entrance.profiles} current={entrance.profile} name={name} className="mt-6" />
      )}
      <div className="mt-8 flex flex-col gap-6">{children(entrance, data)}</div>
    </>
  );
}
