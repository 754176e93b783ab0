// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { askStaffConsent } from "#contract/staff.ts";
import { locales } from "#contract/locale.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };

const messages = { fr, de, nl, es };
const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));
vi.mock("#lib/i18n/lazy-messages.ts", () => ({
  lazyMessages: (locale: keyof typeof messages) => Promise.resolve({ app: messages[locale].app }),
}));

/** As a page loads them: nothing has been told or heard yet. */
const load = async () => ({
  ...(await import("#lib/http/app-error.ts")),
  ...(await import("#lib/http/consent-missing.ts")),
  ...(await import("./staff-bar.ts")),
});

let loaded: Awaited<ReturnType<typeof load>>;
let bar: HTMLElement;
beforeEach(async () => {
  vi.resetModules();
  loaded = await load();
  document.body.innerHTML = `<aside class="staff-bar"></aside>`;
  bar = document.querySelector("aside") ?? document.body;
  call.mockReset();
});

const fill = () => loaded.fillStaffBar(bar, "Maud");
const refuse = (data: object) => {
  const problem = { type: "", title: "", status: 403, code: "STAFF_NEEDS_CONSENT", request_id: "", data: { ...data } };
  loaded.tellConsentMissing(new loaded.AppError("domain", problem.code, "asks", { status: 403, problem }));
};

it("says who acts, and offers to ask the client for what needs the client's word", async () => {
  await fill();
  expect(bar.textContent).toContain("Maud");
  refuse({ consent_id: "c-1", is_asked: false, answer: null });
  call.mockResolvedValue({ expires_at: "" });
  bar.querySelector("button")?.click();
  await vi.waitFor(() => expect(bar.textContent).toContain(fr.app.staffAsked));
  expect(call.mock.calls).toEqual([[askStaffConsent, { body: { consent_id: "c-1" } }]]);
});

it("says that the client was asked already, or has refused, and nothing of other errors", async () => {
  await fill();
  loaded.tellConsentMissing(new loaded.AppError("domain", "NOT_FOUND", "no", { status: 404 }));
  expect(bar.textContent).toBe(fr.app.staff.replace("{name}", "Maud"));
  refuse({ consent_id: "c-1", is_asked: true, answer: null });
  expect(bar.textContent).toContain(fr.app.staffAsked);
  refuse({ consent_id: "c-1", is_asked: true, answer: "REFUSED" });
  expect(bar.textContent).toContain(fr.app.staffRefused);
});

/* Looking is noted as well as changing, and the client reads it: whoever acts is told before they do. */
const noted = {
  fr: /regardé ou modifié est noté, et le client peut le lire/,
  de: /angesehen oder geändert wird, wird festgehalten, und der Kunde kann es lesen/,
  nl: /bekeken of gewijzigd wordt, wordt vastgelegd, en de klant kan het lezen/,
  es: /se mira o se cambia queda anotado, y el cliente puede leerlo/,
};
it.each(locales)("says that what is looked at and what is changed is noted, and who reads it: %s", async (locale) => {
  history.replaceState(null, "", locale === "fr" ? "/infos" : `/${locale}/infos`);
  await fill();
  expect(bar.textContent).toMatch(noted[locale]);
  history.replaceState(null, "", "/");
});

it("offers what was refused last while its words were on their way", async () => {
  refuse({ consent_id: "c-1", is_asked: true, answer: null });
  refuse({ consent_id: "c-2", is_asked: false, answer: null });
  await fill();
  expect(bar.querySelector("button")?.textContent).toBe(fr.app.staffAsk);
  call.mockResolvedValue({ expires_at: "" });
  bar.querySelector("button")?.click();
  await vi.waitFor(() => expect(call.mock.calls).toEqual([[askStaffConsent, { body: { consent_id: "c-2" } }]]));
});
