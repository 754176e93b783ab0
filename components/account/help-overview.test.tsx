import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import de from "#messages/de.json" with { type: "json" };

vi.mock("server-only", () => ({}));
vi.mock("next-intl/server", async () => {
  const { createTranslator } = await import("next-intl");
  return {
    getLocale: async () => "de",
    getTranslations: async (namespace: "content") => createTranslator({ locale: "de", messages: de, namespace }),
  };
});
vi.mock("#lib/website/api.ts", () => ({ listFaq: async () => [] }));

const { HelpOverview } = await import("./help-overview.tsx");

it("has the search of the frequent questions", async () => {
  const { prelude } = await prerender(await HelpOverview());
  const page = await new Response(prelude).text();
  expect(page).toMatch(/<search><form [^>]*action="\/api\/faq-search"/);
  expect(page).toContain(de.content.faqSearchLabel);
});
