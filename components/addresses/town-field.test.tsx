// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "#lib/query/query-client.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { TownField } from "./town-field.tsx";

/** What the API answers for a postcode; what becomes of the service behind it is the API's affair. */
const call = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock("#lib/http/browser-client.ts", () => ({ browserApi: () => ({ call }) }));

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.clearAllMocks();
});

function Typed({ postcode }: { postcode: string }) {
  const [town, setTown] = useState("");
  return (
    <TownField
      id="town"
      error={undefined}
      country="FR"
      postcode={postcode}
      value={town}
      onChange={setTown}
      autoComplete="off"
    />
  );
}
const show = (postcode: string) =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ delivery: fr.delivery }} timeZone="Europe/Paris">
      <Typed postcode={postcode} />
    </NextIntlClientProvider>,
  );
const typed = () => screen.getByRole<HTMLInputElement>("textbox", { name: fr.delivery.city });

it("offers the towns of a postcode, and lets another one be typed", async () => {
  call.mockResolvedValue({ towns: ["Deuxville", "Saint-Cyr-au-Mont-d'Or"] });
  show("69450");
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: fr.delivery.city });
  await userEvent.selectOptions(choice, "Deuxville");
  expect(choice.value).toBe("Deuxville");
  await userEvent.selectOptions(choice, fr.delivery.otherTown);
  expect(document.activeElement).toBe(typed());
  await userEvent.type(typed(), "Troisville");
  expect(typed().value).toBe("Troisville");
});

it("fills the only town of a postcode in", async () => {
  call.mockResolvedValue({ towns: ["Rennes"] });
  show("35000");
  await vi.waitFor(() => expect(typed().value).toBe("Rennes"));
});

it("lets who came to the field before its town did type over it", async () => {
  const towns = Promise.withResolvers<object>();
  call.mockReturnValue(towns.promise);
  show("44000");
  await userEvent.click(typed());
  towns.resolve({ towns: ["Nantes"] });
  await vi.waitFor(() => expect(typed().value).toBe("Nantes"));
  await userEvent.keyboard("Nantes");
  expect(typed().value).toBe("Nantes");
});

it("leaves the field to be typed where nobody knows the postcode", async () => {
  call.mockRejectedValue(new Error("away"));
  show("67000");
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await userEvent.type(typed(), "Strasbourg");
  expect(typed().value).toBe("Strasbourg");
});
