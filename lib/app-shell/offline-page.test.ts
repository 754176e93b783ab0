import { expect, it } from "vitest";
import { findingsInPage } from "#tests/storefront/sound-page.ts";
import de from "#messages/de.json" with { type: "json" };
import { answerBarePage, offlinePage } from "./offline-page.ts";

it("is sound as the page without a network, and as an answer with all that one may hold", async () => {
  expect(await findingsInPage(offlinePage("de", de.app))).toEqual([]);
  const answer = await answerBarePage(200, {
    locale: "de",
    title: de.declaration.review.WITHDRAWAL,
    text: de.declaration.consequence.WITHDRAWAL,
    rows: [{ label: de.declaration.name, value: "Ada\nLovelace" }],
    form: {
      action: "/api/newsletter",
      submit: de.footer.newsletterSubmit,
      fields: { locale: "de" },
      email: { label: de.footer.newsletterLabel, value: "ada@example.com" },
    },
    way: { href: "/de", label: de.fatal.home },
  });
  const html = await answer.text();
  expect(await findingsInPage(html)).toEqual([]);
  for (const way of ["withdrawal", "cancellation"] as const)
    expect(html).toContain(`<a href="/de/${way}">${de.footer[way]}</a>`);
});

it("is judged at all: a page without a name and a language is not sound", async () => {
  const found = await findingsInPage("<!doctype html><html><body><h1>Ohne</h1></body></html>");
  expect(found.map((finding) => finding.split(" ")[0])).toEqual(
    expect.arrayContaining(["document-title", "html-has-lang", "landmark-one-main"]),
  );
});
