import type { Locale } from "#contract/locale.ts";
import { localizePath } from "#lib/routing/href.ts";
import type { Messages, Namespace } from "./messages.ts";

const loads = new Map<string, Promise<Partial<Messages>>>();

async function load(locale: Locale, namespace: Namespace): Promise<Partial<Messages>> {
  const response = await fetch(localizePath(locale, `/messages/${namespace}`));
  if (!response.ok) throw new Error(`messages ${namespace}: ${response.status}`);
  return (await response.json()) as Partial<Messages>;
}

/** Namespaces for a part of a page that loads later; each is fetched once, and again after a failure. */
export async function lazyMessages<N extends Namespace>(
  locale: Locale,
  ...namespaces: readonly N[]
): Promise<Pick<Messages, N>> {
  const parts = await Promise.all(
    namespaces.map((namespace) => {
      const key = `${locale}/${namespace}`;
      const pending = loads.get(key) ?? load(locale, namespace);
      loads.set(key, pending);
      pending.catch(() => loads.delete(key));
      return pending;
    }),
  );
  return Object.assign({}, ...parts) as Pick<Messages, N>;
}
