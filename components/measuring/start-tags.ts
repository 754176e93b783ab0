import { getDataLayer } from "#contract/client.ts";
import type { Locale } from "#contract/locale.ts";
import { tell } from "#lib/measuring/tell.ts";
import { socialAppId, tagManagerId } from "#lib/measuring/settings.ts";
import { isSignedIn, isStaffHere, readClientId, subscribeToSession } from "#lib/session/client-status.ts";

interface SocialKit {
  init: (options: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void;
}
declare global {
  interface Window {
    fbAsyncInit?: () => void;
    FB?: SocialKit;
  }
}

/** The version of the specification. */
const kitVersion = "v16.0";
const kitLanguages: Record<Locale, string> = { fr: "fr_FR", de: "de_DE", nl: "nl_NL", es: "es_ES" };

const fetchScript = (address: string): void => {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  document.head.append(script);
};

let told = "";

/** What the API lets be known of who is signed in, once a client; one without an answer is a visitor here. */
async function tellClient(): Promise<void> {
  const here = isSignedIn() ? readClientId() : "";
  const isTold = here === told;
  told = here;
  if (here === "" || isTold) return;
  const { browserApi } = await import("#lib/http/browser-client.ts");
  const known = await browserApi()
    .call(getDataLayer, {})
    .catch(() => null);
  if (known && !known.is_staff) tell("client", known);
}

let isStarted = false;

/** Fetches what measures visits, once; only for who agreed, and never while staff acts for somebody. */
export function startTags(locale: Locale): void {
  if (isStarted || isStaffHere()) return;
  isStarted = true;
  if (tagManagerId !== "") {
    window.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
    void tellClient();
    subscribeToSession(() => void tellClient());
    fetchScript(`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`);
  }
  if (socialAppId !== "") {
    window.fbAsyncInit = () =>
      window.FB?.init({ appId: socialAppId, version: kitVersion, cookie: false, xfbml: false });
    fetchScript(`https://connect.facebook.net/${kitLanguages[locale]}/sdk.js`);
  }
}

/** Names of what the two leave in a browser. */
const leftBehind = /^(?:_g[a-z]+|_fb[a-z]*|_dc_gtm)/;

/** Takes away what was left by who measured with an agreement that holds no longer. */
export function sweepUp(): void {
  const hosts = location.hostname.split(".").map((_, from, parts) => parts.slice(from).join("."));
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=");
    if (!leftBehind.test(name)) continue;
    document.cookie = `${name}=; max-age=0; path=/`;
    for (const host of hosts) document.cookie = `${name}=; max-age=0; path=/; domain=${host}`;
  }
}

/** Ends measuring: what was fetched cannot be taken out of a page, so that it is opened anew. */
export function stopTags(): void {
  sweepUp();
  if (isStarted) location.reload();
}
