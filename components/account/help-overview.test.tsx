// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import de from "#messages/de.json" with { type: "json" };
import { rendered } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

const faq = vi.hoisted(() => ({ sections: [] as object[] }));
vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", () => ({
  getLocale: async () => "de",
  getTranslations: async (namespace: "content") => createTranslator({ locale: "de", messages: de, namespace }),
}));
vi.mock("#lib/website/api.ts", () => ({ listFaq: async () => faq.sections }));

const { HelpOverview } = await import("./help-overview.tsx");
afterEach(() => {
  document.body.innerHTML = "";
});

const questions = [{ question: "Wann kommt mein Paket?", answer: "In drei Tagen." }];
it.each([[[]], [[{ section: "delivery", title: "Versand", questions, language: undefined }]]])(
  "has the search of the frequent questions, those there are, and the way to reach us: %j",
  async (sections) => {
    faq.sections = sections;
    /* As the server writes it: in a document React asks for `<search>`, which jsdom does not know. */
    document.body.innerHTML = renderToStaticMarkup(
      <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Paris">
        {await rendered(await HelpOverview())}
      </NextIntlClientProvider>,
    );
    const search = screen.getByRole("searchbox", { name: de.content.faqSearchLabel });
    expect(search.closest("search form")?.getAttribute("action")).toBe("/api/faq-search");
    expect(screen.queryAllByText("In drei Tagen.")).toHaveLength(sections.length);
    expect(screen.getByRole("link", { name: de.accountHelp.contact }).getAttribute("href")).toBe("/de/contact");
    await expectSound();
  },
);
