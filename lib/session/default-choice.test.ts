// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { locales } from "#contract/locale.ts";
import * as browser from "#lib/http/browser-client.ts";
import { href } from "#lib/routing/href.ts";
import { renewDefaultChoice } from "./default-choice.ts";

const call = vi.fn();
const setCookies = (...cookies: string[]) => {
  for (const name of ["auth-status", "auth-client-id", "locale-choice"])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
};
const signedIn = ["auth-status=authenticated", "auth-client-id=c1"];

beforeEach(() => {
  vi.spyOn(browser, "browserApi").mockReturnValue({ call, forward: vi.fn() });
  call.mockReset().mockResolvedValue({
    locale: "fr-FR",
    default_shipping_address: { country_code: "BE" },
    default_billing_address: { country_code: "BE" },
  });
  sessionStorage.clear();
});

it("gives a client whose choice is over the language of the account and the country of its bills", async () => {
  setCookies(...signedIn);
  await renewDefaultChoice();
  expect(document.cookie).toContain("locale-choice=fr-BE");
});

it("asks the account once a tab and client", async () => {
  call.mockResolvedValue({ locale: "fr-FR", default_shipping_address: null, default_billing_address: null });
  setCookies(...signedIn);
  await renewDefaultChoice();
  await renewDefaultChoice();
  expect(call).toHaveBeenCalledOnce();
  expect(document.cookie).not.toContain("locale-choice");
  setCookies("auth-status=authenticated", "auth-client-id=c2");
  await renewDefaultChoice();
  expect(call).toHaveBeenCalledTimes(2);
});

it.each(locales)("asks nothing on the page that signs out in %s", async (locale) => {
  setCookies(...signedIn);
  history.replaceState(null, "", href(locale, "logout"));
  await renewDefaultChoice();
  history.replaceState(null, "", "/");
  expect(call).not.toHaveBeenCalled();
});

it("asks nothing for who signed out while the code for it came", async () => {
  setCookies(...signedIn);
  const renewed = renewDefaultChoice();
  setCookies();
  await renewed;
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ["a visitor", []],
  ["who has chosen", [...signedIn, "locale-choice=de-DE"]],
])("asks nothing for %s", async (_, cookies) => {
  setCookies(...cookies);
  await renewDefaultChoice();
  expect(call).not.toHaveBeenCalled();
});
