// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { askStaffConsent } from "#contract/staff.ts";
import { AppError } from "#lib/http/app-error.ts";
import { tellConsentMissing } from "#lib/http/consent-missing.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { fillStaffBar } from "./staff-bar.ts";

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({ lazyMessages: () => Promise.resolve({ app: fr.app }) }));

const refusal = (data: object) =>
  new AppError("domain", "STAFF_NEEDS_CONSENT", "asks", {
    status: 403,
    problem: { type: "", title: "", status: 403, code: "STAFF_NEEDS_CONSENT", request_id: "", data: { ...data } },
  });

let bar: HTMLElement;
beforeEach(async () => {
  document.body.innerHTML = `<aside class="staff-bar"></aside>`;
  bar = document.querySelector("aside") ?? document.body;
  call.mockReset();
  await fillStaffBar(bar, "Maud");
});

it("says who acts, and offers to ask the client for what needs the client's word", async () => {
  expect(bar.textContent).toContain("Maud");
  tellConsentMissing(refusal({ consent_id: "c-1", is_asked: false, answer: null }));
  call.mockResolvedValue({ expires_at: "" });
  bar.querySelector("button")?.click();
  await vi.waitFor(() => expect(bar.textContent).toContain(fr.app.staffAsked));
  expect(call.mock.calls).toEqual([[askStaffConsent, { body: { consent_id: "c-1" } }]]);
});

it("says that the client was asked already, or has refused, and nothing of other errors", () => {
  tellConsentMissing(new AppError("domain", "NOT_FOUND", "no", { status: 404 }));
  expect(bar.textContent).toBe(fr.app.staff.replace("{name}", "Maud"));
  tellConsentMissing(refusal({ consent_id: "c-1", is_asked: true, answer: null }));
  expect(bar.textContent).toContain(fr.app.staffAsked);
  tellConsentMissing(refusal({ consent_id: "c-1", is_asked: true, answer: "REFUSED" }));
  expect(bar.textContent).toContain(fr.app.staffRefused);
});
