import { toast } from "#components/ui/toast-store.ts";
import { buildAddress, watchBuild } from "#lib/app-shell/build-watch.ts";
import { reloadParameter } from "#lib/app-shell/chunk-failure.ts";
import {
  countVisit,
  mayOfferInstallation,
  rememberInstallationOffered,
  whenInstallable,
} from "#lib/app-shell/install-prompt.ts";
import { keepTyped } from "#lib/app-shell/typed-values.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { flagBrowserFailure } from "#lib/observability/browser.ts";
import { splitLocale } from "#lib/routing/href.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import { keptElsewhere } from "#lib/try-on/waits.ts";

const lookEveryMs = 60_000;
/** Long enough to be read in between; afterwards the visitor is left in peace. */
const offerMs = 60_000;

const texts = async () => (await lazyMessages(splitLocale(location.pathname).locale, "app")).app;

/** What a page does beside its work, once a document, when the browser is idle. */
export function startAppShell(): void {
  /* Not before: the router writes the address it began with when it takes the page over. */
  if (location.search.includes(reloadParameter))
    import("#lib/app-shell/restore-typed.ts").then(({ restoreTyped }) => restoreTyped()).catch(() => undefined);
  sendKeptDecisions();
  window.addEventListener("online", sendKeptDecisions);
  if (process.env.NODE_ENV !== "production") return;
  navigator.serviceWorker?.register("/sw.js").then(renewWorker).catch(flagBrowserFailure);
  followBuild();
  offerInstallation();
}

/** What is kept is another client's while nobody is signed in, as far as anybody can tell. */
function sendKeptDecisions(): void {
  const orderIds = isSignedIn() ? keptElsewhere() : [];
  if (orderIds.length === 0) return;
  import("./send-decisions.ts").then(({ sendDecisions }) => sendDecisions(orderIds)).catch(() => undefined);
}

/**
 * A browser looks for a new worker after a navigation, when it finds the time, and does not try again: one that is switched off
 * has to go all the same. Whether there is a new one is asked again by the next page. What keeps workers out answers nothing.
 */
const renewWorker = async (registration: ServiceWorkerRegistration | undefined): Promise<void> => {
  if (registration?.active) await registration.update().catch(() => undefined);
};

function followBuild(): void {
  const look = watchBuild({
    current: process.env.BUILD_VERSION ?? "",
    read: async () => {
      const answer = await fetch(buildAddress, { cache: "no-store" });
      return answer.ok ? answer.text() : "";
    },
    offer: () => void offerReload().catch(() => undefined),
    isVisible: () => !document.hidden,
    now: Date.now,
  });
  setInterval(() => void look(), lookEveryMs);
  document.addEventListener("visibilitychange", () => void look());
}

async function offerReload(): Promise<void> {
  const t = await texts();
  const reload = () => {
    keepTyped();
    const url = new URL(location.href);
    url.searchParams.set(reloadParameter, "true");
    location.replace(url);
  };
  toast({ message: t.newVersion, durationMs: offerMs, action: { label: t.reload, onPress: reload } });
}

/** Where people are about to sign in or to pay, nothing else is asked of them. */
const isBusyPage = (): boolean => document.documentElement.dataset["banner"] === "hidden";

function offerInstallation(): void {
  if (!mayOfferInstallation(countVisit())) return;
  whenInstallable((installation) => {
    if (isBusyPage()) return;
    void texts()
      .then((t) =>
        toast({
          message: t.install,
          durationMs: offerMs,
          action: { label: t.installAction, onPress: () => void installation.prompt().catch(() => undefined) },
          onClose: rememberInstallationOffered,
        }),
      )
      .catch(() => undefined);
  });
}
