// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { createStockAlert } from "#contract/stock-alerts.ts";
import de from "#messages/de.json" with { type: "json" };
import { sendAlert } from "./send-alert.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: async () => ({ stockAlert: de.stockAlert }) }));

beforeEach(() => {
  call.mockReset().mockResolvedValue({ status: "TO_CONFIRM" });
  document.body.innerHTML = `<form><select name="variant_id"><option value="10" selected></option></select><input type="email" name="email"><button>OK</button><output></output></form>`;
});

const send = async (typed: string) => {
  const field = document.querySelector<HTMLInputElement>("input[name=email]")!;
  field.value = typed;
  await sendAlert(document.querySelector("form")!);
  return document.querySelector("output")?.textContent;
};
const question = (meant: string) => de.stockAlert.emailHint.replace("{email}", meant);
const done = (email: string) => de.stockAlert.toConfirm.replace("{email}", email);

it("asks once about a slip of the finger, and takes the address at the second press", async () => {
  expect(await send(" jo@gmal.com ")).toBe(question("jo@gmail.com"));
  expect(call).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.querySelector("input[name=email]"));
  expect(document.querySelector("button")?.hasAttribute("aria-busy")).toBe(false);
  expect(await send("jo@gmal.com")).toBe(done("jo@gmal.com"));
  expect(call).toHaveBeenCalledExactlyOnceWith(createStockAlert, { body: { variant_id: 10, email: "jo@gmal.com" } });
});

it("asks again about another slip, and takes what is corrected at once", async () => {
  await send("jo@gmal.com");
  expect(await send("jo@hotmial.com")).toBe(question("jo@hotmail.com"));
  expect(await send("jo@hotmail.com")).toBe(done("jo@hotmail.com"));
  expect(call).toHaveBeenCalledOnce();
});
