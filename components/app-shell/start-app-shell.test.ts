// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadMessages } from "#lib/i18n/messages.ts";

const update = vi.fn<() => Promise<unknown>>();
const register = vi.fn<(path: string) => Promise<unknown>>(async () => ({ active: null, update }));
const prompt = vi.fn<() => Promise<unknown>>(async () => ({ outcome: "accepted" }));
const fetchMock = vi.fn<(path: string) => Promise<Response>>();
const texts = (await loadMessages("de")).app;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("BUILD_VERSION", "a");
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = "<main></main>";
  history.replaceState(null, "", "/de/shop");
  Element.prototype.checkVisibility = () => true;
  register.mockClear();
  update.mockReset();
  prompt.mockClear();
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  fetchMock.mockReset().mockImplementation(async (path) => {
    if (path === "/de/messages/app") return Response.json({ app: texts });
    return new Response("a");
  });
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset["banner"];
});

/** A page that was opened: its own modules, and the browser's offer to install. */
async function open(): Promise<() => { message: string; press: () => void; close: () => void }[]> {
  vi.resetModules();
  const { keepInstallPrompt } = await import("#lib/app-shell/install-prompt.ts");
  const { startAppShell } = await import("./start-app-shell.ts");
  const store = await import("#components/ui/toast-store.ts");
  startAppShell();
  keepInstallPrompt(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  return () =>
    store.toastStore.getSnapshot().toasts.map(({ id, message, action }) => ({
      message,
      press: () => action?.onPress(),
      close: () => store.dismissToast(id),
    }));
}
/** When an offer would stand there: its texts were asked for and read. */
async function offered(): Promise<void> {
  await vi.dynamicImportSettled();
  await Promise.all(fetchMock.mock.results.map(({ value }) => value as unknown));
  await new Promise((resolve) => setImmediate(resolve));
}
const nextVisit = () => sessionStorage.clear();

describe("installation", () => {
  it("is offered from the second visit on, and asks the browser when wanted", async () => {
    const first = await open();
    await offered();
    expect(first()).toEqual([]);
    nextVisit();
    const second = await open();
    await vi.waitFor(() => expect(second()).toMatchObject([{ message: texts.install }]));
    second()[0]?.press();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it("is not offered again once it was put aside", async () => {
    await open();
    nextVisit();
    const second = await open();
    await vi.waitFor(() => expect(second()).toHaveLength(1));
    second()[0]?.close();
    nextVisit();
    const third = await open();
    await offered();
    expect(third()).toEqual([]);
  });

  it("leaves people alone who are about to pay", async () => {
    await open();
    nextVisit();
    document.documentElement.dataset["banner"] = "hidden";
    const second = await open();
    await offered();
    expect(second()).toEqual([]);
  });
});

it("registers the service worker", async () => {
  await open();
  expect(register).toHaveBeenCalledWith("/sw.js");
});

it("asks for a newer service worker where there is one, and lets the next page ask again", async () => {
  await open();
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(update).not.toHaveBeenCalled();
  update.mockRejectedValueOnce(new TypeError("no network"));
  register.mockResolvedValueOnce({ active: {}, update });
  await open();
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
});

it("flags a service worker that cannot be registered, where no error-reporting service is either", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const error = new TypeError("no worker");
  register.mockRejectedValueOnce(error);
  await open();
  await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith(error));
});

it("offers to load anew when the server has another build, and does not insist", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shown = await open();
  fetchMock.mockImplementation(async (path) =>
    path === "/version.txt" ? new Response("b") : Response.json({ app: texts }),
  );
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await vi.waitFor(() => expect(shown()).toMatchObject([{ message: texts.newVersion }]));
  shown()[0]?.close();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(shown()).toEqual([]);
});
