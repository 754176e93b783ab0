// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { sendNewsletter } from "./send-newsletter.ts";

const subscribe = vi.hoisted(() => vi.fn());
vi.mock("#lib/website/subscribe.ts", () => ({ subscribe }));
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => "the browser's client" }));
const lazyMessages = vi.hoisted(() => vi.fn());
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages }));

beforeEach(() => {
  lazyMessages.mockResolvedValue({
    footer: {
      newsletterThanks: "Danke!",
      newsletterWrongEmail: "Falsch",
      newsletterRefusedEmail: "Nicht diese",
      newsletterFailed: "Später",
    },
  });
  document.documentElement.lang = "de";
  document.body.innerHTML = `<form data-newsletter><input type="hidden" name="locale" value="de"><input type="email" name="email" value=" ada@example.com "><button>OK</button><output></output></form>
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
