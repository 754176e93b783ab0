// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { DateField } from "./date-field.tsx";
import { Scale } from "./scale.tsx";

afterEach(cleanup);

const labels = { day: "Jour", month: "Mois", year: "Année" };

it("asks for a day in three named fields, the months in words", async () => {
  render(
    <form aria-label="quiz">
      <DateField name="birthdate" legend="Né le" labels={labels} locale="fr" defaultValue="2021-04-03" />
    </form>,
  );
  expect(screen.getByRole("group", { name: "Né le" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Jour" }).value).toBe("3");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Mois" }), "mai");
  await userEvent.clear(screen.getByRole("textbox", { name: "Année" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Année" }), "2022");
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")))).toEqual({
    "birthdate-day": "3",
    "birthdate-month": "5",
    "birthdate-year": "2022",
  });
});

it("says what is wrong with the date", () => {
  render(<DateField name="d" legend="Né le" labels={labels} locale="fr" error="Dans le futur" />);
  const group = screen.getByRole("group", { name: "Né le" });
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Dans le futur");
});

it("a scale has nothing chosen at first, names its ends and moves with the arrows", async () => {
  render(<Scale name="boldness" legend="How bold?" min={1} max={5} minLabel="Calm" maxLabel="Bold" />);
  expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
  await userEvent.click(screen.getByRole("radio", { name: /4/ }));
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "5, Bold" }).checked).toBe(true);
});
