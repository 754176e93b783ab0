// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { useDeed } from "./use-deed.ts";

afterEach(cleanup);

const act = vi.fn<() => Promise<void>>();

function Sample() {
  const deed = useDeed();
  return (
    <>
      <button type="button" disabled={deed.isBusy} onClick={() => void deed.run(act)}>
        Faire
      </button>
      <p>{deed.refusal ?? "rien"}</p>
    </>
  );
}

it("waits, keeps why it was refused, and forgets it with the next try", async () => {
  render(
    <NextIntlClientProvider locale="fr" messages={{ error: fr.error }}>
      <Sample />
    </NextIntlClientProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button");
  act.mockRejectedValueOnce(new AppError("domain", "NOT_ENOUGH_STOCK", "all gone"));
  await userEvent.click(button);
  expect(screen.getByText("NOT_ENOUGH_STOCK")).toBeTruthy();
  expect(button.disabled).toBe(false);

  let answer = () => undefined as void;
  act.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve())));
  await userEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(screen.getByText("rien")).toBeTruthy();
  answer();
  await vi.waitFor(() => expect(button.disabled).toBe(false));
});
