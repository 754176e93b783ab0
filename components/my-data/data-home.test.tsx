// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import de from "#messages/de.json" with { type: "json" };
import { showPage } from "#tests/storefront/server-page.tsx";
import { expectSound } from "#tests/storefront/sound.ts";

vi.mock("next-intl/server", async () => (await import("#tests/storefront/server-page.tsx")).serverWords);
const { DataHome } = await import("./data-home.tsx");

afterEach(cleanup);

it("leads to what the shop knows, who looked at it, what was agreed to, and to the end of it", async () => {
  await showPage("de", () => DataHome({ locale: "de", today: "2026-11-29" }));
  const { take, visits, consents, child, account } = de.myData;
  const ways = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    [take.read, "/de/infos/data/export"],
    [take.download, "/api/clients/me/data"],
    [visits.way, "/de/infos/staff-visits"],
    [consents.way, "/de/infos/edit"],
    [child.way, "/de/infos/kids"],
    [account.way, "/de/infos/data/delete"],
  ]);
  expect(screen.getByRole("link", { name: take.download }).getAttribute("download")).toBe(
    "petite-malle-2026-11-29.json",
  );
  await expectSound();
});
