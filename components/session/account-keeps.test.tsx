// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { locales } from "#contract/locale.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
const { AccountKeeps } = await import("./account-keeps.tsx");
const messages = { fr, de, nl, es };

afterEach(cleanup);

it.each(locales)("says what an account is for, and that an order needs none: %s", async (locale) => {
  await showPage(locale, () => AccountKeeps());
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(messages[locale].accountKeeps.title);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("complementary").textContent).toContain(messages[locale].accountKeeps.none);
  await expectSound();
});
