import { trackingAddress } from "#contract/carriers.ts";
import { describe, expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { blockedReasonSchema } from "#contract/requests.ts";
import type { BoxMailData, SubscriptionMailData } from "./box-mail-data.ts";
import { renderMail } from "./render.ts";

const id = "3f0c1d2e-0000-4000-8000-000000000001";
const box = { firstname: "Ada", kid: "Lou <b>", profile_id: id, request_id: 7, delivery_date: "2026-12-15" };
const subscription = { firstname: "Ada", kid: "Lou <b>", profile_id: id, subscription_id: id, frequency: 2 };
const pieces = [{ name: "Robe lilas", brand_name: "Ombelle", size: "4 ans", price_ttc: 39.9 }];
const closed = {
  order_id: id,
  order_number: "PM-2026-100001",
  kept: pieces,
  returned: 2,
  steps: [
    { rule: "ITEMS", code: null, amount_ttc: 39.9, lines: [], vat: [] },
    { rule: "SHIPPING", code: null, amount_ttc: 4.9, lines: [], vat: [] },
    { rule: "PREPAID", code: null, amount_ttc: -10, lines: [], vat: [] },
    { rule: "WALLET", code: null, amount_ttc: -5, lines: [], vat: [] },
  ],
  total_ttc: 44.8,
  due_ttc: 29.8,
  vat_ttc: 7.47,
  vat_rate_percent: 20,
  refund_ttc: 0,
} satisfies BoxMailData["box-closed"];
const boxMails: [string, string, object][] = [
  ["opened", "box-opened", { choose_until: "2026-11-30" } satisfies BoxMailData["box-opened"]],
  [
    "composed",
    "box-preview",
    { preview_until: "2026-12-04T11:00:00.000Z", pieces, total_ttc: 39.9 } satisfies BoxMailData["box-preview"],
  ],
  [
    "waiting for a last look",
    "box-preview-reminder",
    {
      preview_until: "2026-12-04T11:00:00.000Z",
      pieces: 7,
      total_ttc: 239,
    } satisfies BoxMailData["box-preview-reminder"],
  ],
  [
    "agreed to by silence",
    "box-agreed",
    {
      reopen_until: "2026-12-06T07:00:00.000Z",
      pieces: 7,
      total_ttc: 239,
    } satisfies BoxMailData["box-agreed"],
  ],
  [
    "written about",
    "box-answer",
    {
      stylist: "Maud",
      question: "Moins de rose ?",
      answer: "Avec plaisir.\nRegardez le look 2.",
      preview_until: "2026-12-04T11:00:00.000Z",
    } satisfies BoxMailData["box-answer"],
  ],
  [
    "written about by somebody nameless, when it cannot change any more",
    "box-answer",
    {
      stylist: "",
      question: null,
      answer: "Bonne réception.",
      preview_until: null,
    } satisfies BoxMailData["box-answer"],
  ],
  ["packed", "box-prepared", { pieces: 7, prepayment_ttc: 10, total_ttc: 239 } satisfies BoxMailData["box-prepared"]],
  [
    "on its way home",
    "box-shipped",
    { carrier: "DHL Paket", tracking_number: "PM1", pickup_point: null } satisfies BoxMailData["box-shipped"],
  ],
  [
    "on its way to a pickup point",
    "box-shipped",
    { carrier: "PostNL", tracking_number: "PM1", pickup_point: "Bruna" } satisfies BoxMailData["box-shipped"],
  ],
  [
    "delivered",
    "box-delivered",
    { order_id: id, return_until: "2026-12-25", keep_all_percent: 10 } satisfies BoxMailData["box-delivered"],
  ],
  ["soon due", "box-deadline", { order_id: id, return_until: "2026-12-25" } satisfies BoxMailData["box-deadline"]],
  [
    "soon due, and said when it is charged",
    "box-deadline",
    { order_id: id, return_until: "2026-12-25", charge_on: "2026-12-31" } satisfies BoxMailData["box-deadline"],
  ],
  [
    "over, before silence is charged",
    "box-deadline",
    {
      order_id: id,
      return_until: "2026-12-25",
      is_over: true,
      can_extend: false,
      charge_on: "2027-01-01",
    } satisfies BoxMailData["box-deadline"],
  ],
  ...blockedReasonSchema.options.map((reason): [string, string, object] => [
    `blocked: ${reason}`,
    "box-blocked",
    { reason } satisfies BoxMailData["box-blocked"],
  ]),
  ["cancelled by the client", "box-cancelled", { reason: "CLIENT" } satisfies BoxMailData["box-cancelled"]],
  ["cancelled by the clock", "box-cancelled", { reason: "BLOCKED" } satisfies BoxMailData["box-cancelled"]],
  ["closed", "box-closed", closed],
  ["closed with one piece back", "box-closed", { ...closed, returned: 1 }],
  ["kept as a whole", "box-closed", { ...closed, returned: 0, steps: closed.steps.slice(0, 2) }],
  ["closed with nothing kept", "box-closed", { ...closed, kept: [], refund_ttc: 10 }],
];
const subscriptionMails: [string, string, object][] = [
  ["created", "subscription-created", { date: "2026-12-15" } satisfies SubscriptionMailData["subscription-created"]],
  ["created for every month", "subscription-created", { date: "2026-12-15", frequency: 1 }],
  ["made once", "subscription-created", { date: "2026-12-15", frequency: null }],
  ["paused", "subscription-paused", { until: "2027-02-01" } satisfies SubscriptionMailData["subscription-paused"]],
  ["paused for good", "subscription-paused", { until: null }],
  ["resumed", "subscription-resumed", { date: "2026-12-15" } satisfies SubscriptionMailData["subscription-resumed"]],
  ["ended", "subscription-terminated", { day: "2026-12-01" } satisfies SubscriptionMailData["subscription-terminated"]],
];
const all = [
  ...boxMails.map(([name, kind, data]) => [`a box that is ${name}`, kind, { ...box, ...data }] as const),
  ...subscriptionMails.map(
    ([name, kind, data]) => [`a subscription that is ${name}`, kind, { ...subscription, ...data }] as const,
  ),
];

describe.each(locales)("in %s", (locale) => {
  it.each(all)("the mail about %s is complete, escaped and leads somewhere", (_, kind, data) => {
    const { subject, text, html } = renderMail(kind, locale, data, "https://shop.example");
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|null/);
    expect(subject.length).toBeGreaterThan(10);
    expect(text).toContain(`https://shop.example/${locale === "fr" ? "" : `${locale}/`}`);
    expect(html).toContain("Lou &lt;b&gt;");
    expect(html).not.toContain("Lou <b>");
  });
});

it("says what is charged, and what goes back", () => {
  const kept = renderMail("box-closed", "fr-FR", { ...box, ...closed }, "https://shop.example").text.replaceAll(
    /\s/g,
    " ",
  );
  for (const part of ["39,90 €", "−10,00 €", "−5,00 €", "29,80 €", "2 pièces sont revenues"])
    expect(kept).toContain(part);
  const nothing = renderMail(
    "box-closed",
    "de-DE",
    { ...box, ...closed, kept: [], refund_ttc: 10 },
    "https://shop.example",
  );
  expect(nothing.text.replaceAll(/\s/g, " ")).toContain("10,00 €");
  expect(nothing.subject).toContain("nichts zu zahlen");
});

it("on its way leads to the page of its carrier about this parcel", () => {
  const parcel = { carrier: "DHL Paket", tracking_number: "PM1", pickup_point: null };
  const mail = renderMail("box-shipped", "de", { ...box, ...parcel }, "https://shop.example");
  expect(mail.html).toContain(`href="${trackingAddress("DHL Paket", "PM1")}"`);
});
