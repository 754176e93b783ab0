// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type * as EmailDomain from "#contract/email-domain.ts";
import { sendNewsletter } from "./send-newsletter.ts";

const { findEmailDomainHint } = await vi.importActual<typeof EmailDomain>("#contract/email-domain.ts");

const subscribe = vi.hoisted(() => vi.fn());
const leave = vi.hoisted(() => vi.fn());
vi.mock("#lib/website/subscribe.ts", () => ({ subscribe, leave }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => "the browser's client" }));
const hint = vi.hoisted(() => ({ isAway: false }));
vi.mock("#contract/email-domain.ts", () => ({
  get findEmailDomainHint() {
    if (hint.isAway) throw new TypeError("Failed to fetch dynamically imported module");
    return findEmailDomainHint;
  },
}));
const loadActsSheet = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock("#components/sheets/load-acts-sheet.ts", () => ({ loadActsSheet }));
const lazyMessages = vi.hoisted(() => vi.fn());
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages }));

beforeEach(() => {
  loadActsSheet.mockReset().mockResolvedValue(undefined);
  lazyMessages.mockResolvedValue({
    footer: {
      newsletterThanks: "Danke!",
      newsletterLeft: "Abgemeldet",
      newsletterWrongEmail: "Falsch",
      newsletterRefusedEmail: "Nicht diese",
      newsletterFailed: "Später",
      newsletterHint: "Meinten Sie {suggestion}?",
    },
  });
  document.documentElement.lang = "de";
  document.body.innerHTML = `<form data-newsletter><input type="hidden" name="locale" value="de"><input type="email" name="email" value=" ada@example.com "><button>OK</button><button name="leave" value="1">Weg</button><output></output></form>
    <script id="texts" type="application/json">{"fatal":{"title":"Das lag an uns"}}</script>`;
  document.addEventListener("submit", sendNewsletter);
});

const submit = () =>
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
const status = () => document.querySelector("output")?.textContent;

it("thanks and hides the field", async () => {
  subscribe.mockResolvedValue("subscribed");
  expect(submit()).toBe(false);
  await vi.waitFor(() => expect(status()).toBe("Danke!"));
  expect(subscribe).toHaveBeenCalledWith("the browser's client", {
    email: "ada@example.com",
    locale: "de",
    isWoman: false,
  });
  expect(document.querySelector("form")?.dataset.done).toBe("");
});

it("sends at once, whatever its thanks still wait for", async () => {
  const sheet = Promise.withResolvers<void>();
  loadActsSheet.mockReturnValue(sheet.promise);
  subscribe.mockReset().mockResolvedValue("subscribed");
  submit();
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledOnce());
  expect(status()).toBe("");
  sheet.resolve();
  await vi.waitFor(() => expect(status()).toBe("Danke!"));
});

it.each([
  ["stays with who pressed", "button", "output"],
  ["is left where it is meanwhile", "a", "a"],
])("the focus %s", async (_, from, to) => {
  subscribe.mockResolvedValue("subscribed");
  document.body.insertAdjacentHTML("beforeend", '<a href="#x">x</a>');
  document.querySelector<HTMLElement>(from)?.focus();
  submit();
  await vi.waitFor(() => expect(status()).toBe("Danke!"));
  expect(document.activeElement?.localName).toBe(to);
});

it("asks once about a provider nobody knows, and takes the address at the second press", async () => {
  subscribe.mockReset();
  subscribe.mockResolvedValue("subscribed");
  const field = document.querySelector<HTMLInputElement>("input[type=email]")!;
  field.value = "ada@gmial.com";
  submit();
  await vi.waitFor(() => expect(status()).toBe("Meinten Sie ada@gmail.com?"));
  expect(subscribe).not.toHaveBeenCalled();
  submit();
  await vi.waitFor(() => expect(status()).toBe("Danke!"));
  expect(subscribe).toHaveBeenCalledWith("the browser's client", expect.objectContaining({ email: "ada@gmial.com" }));
});

it("sends without a hint where the hint does not load", async () => {
  subscribe.mockReset();
  subscribe.mockResolvedValue("subscribed");
  hint.isAway = true;
  document.querySelector<HTMLInputElement>("input[type=email]")!.value = "ada@gmial.com";
  submit();
  await vi.waitFor(() => expect(status()).toBe("Danke!"));
  hint.isAway = false;
  expect(document.querySelector("button")?.hasAttribute("aria-busy")).toBe(false);
});

it("takes the address off by the other button, and says so", async () => {
  subscribe.mockClear();
  leave.mockResolvedValue("left");
  document.querySelector<HTMLButtonElement>("button[name=leave]")?.click();
  await vi.waitFor(() => expect(status()).toBe("Abgemeldet"));
  expect(leave).toHaveBeenCalledWith("the browser's client", expect.objectContaining({ email: "ada@example.com" }));
  expect(subscribe).not.toHaveBeenCalled();
});

it.each([
  ["wrong", "wrongEmail", "Falsch"],
  ["not taken", "refusedEmail", "Nicht diese"],
])("says that the address is %s, marks and focuses the field", async (_, outcome, message) => {
  subscribe.mockResolvedValue(outcome);
  submit();
  await vi.waitFor(() => expect(status()).toBe(message));
  const field = document.querySelector("input[type=email]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

it("asks to try later when the address could not be sent", async () => {
  subscribe.mockRejectedValue(new Error("offline"));
  submit();
  await vi.waitFor(() => expect(status()).toBe("Später"));
});

it("says that something is wrong when not even the words load, and sends nothing", async () => {
  subscribe.mockClear();
  lazyMessages.mockRejectedValue(new Error("offline"));
  submit();
  await vi.waitFor(() => expect(status()).toBe("Das lag an uns"));
  expect(subscribe).not.toHaveBeenCalled();
});
