// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { aCartLine } from "#tests/lib/cart-builders.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { QuoteNotice } from "./quote-notice.tsx";

const engine = vi.hoisted(() => ({
  swap: vi.fn<(line: unknown, variantId: number) => void>(),
  setQuantity: vi.fn<(variantId: number, quantity: number) => void>(),
}));
vi.mock("#lib/cart/browser-engine.ts", () => ({ cartEngine: () => engine }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("takes the focus, shows old and new, and offers other sizes or to remove", async () => {
  const line = aCartLine({
    variant_id: 1,
    status: "sold_out",
    available_quantity: 0,
    alternatives: [{ variant_id: 7, size: "6 ans" }],
  });
  render(
    <NextIntlClientProvider locale="fr" messages={{ checkout: fr.checkout, cart: fr.cart }} timeZone="Europe/Paris">
      <QuoteNotice
        difference={{
          lines: [{ kind: "sold-out", line }],
          shipping: null,
          due: null,
          total: { beforeCents: 6470, afterCents: 3480 },
        }}
      />
    </NextIntlClientProvider>,
  );
  const notice = screen.getByRole("region", { name: "Quelque chose a changé entre-temps" });
  expect(document.activeElement).toBe(notice);
  expect(notice.textContent).toMatch(/avant 64,70.€.*maintenant 34,80.€/);
  await userEvent.click(screen.getByRole("button", { name: "Prendre Robe à rayures en 6 ans" }));
  expect(engine.swap).toHaveBeenCalledWith(line, 7);
  await userEvent.click(screen.getByRole("button", { name: "Retirer Robe à rayures" }));
  expect(engine.setQuantity).toHaveBeenCalledWith(1, 0);
});
