import { afterAll, vi } from "vitest";

/*
 * What a file of tests gets though its worker has run others: modules of its own, so that it may put others in their place and
 * start with the state of a page that was just opened; packages stay, most of the time of a file would be theirs. Behind it
 * a document is left as a new one is.
 */
vi.resetModules();

/* A page that was left hears no other: what comes late would find neither its document nor its API. */
const { BroadcastChannel: Channel } = globalThis;
const channels: BroadcastChannel[] = [];
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

afterAll(() => {
  for (const channel of channels) channel.close();
  globalThis.BroadcastChannel = Channel;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === "undefined") return;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0] ?? ""}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
