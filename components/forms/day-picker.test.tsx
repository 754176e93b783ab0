// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { DayPicker, type DayPickerProps } from "./day-picker.tsx";

afterEach(cleanup);

const days = ["2026-12-23", "2026-12-24", "2026-12-28", "2027-01-04", "2027-01-05"];
const props: DayPickerProps = {
  name: "date",
  legend: "Première malle",
  days,
  locale: "fr-FR",
  texts: { previous: "Mois d’avant", next: "Mois d’après", notFree: "pas libre" },
};
const show = (more: Partial<DayPickerProps> = {}) =>
  render(
    <form aria-label="membership">
      <DayPicker {...props} {...more} />
    </form>,
  );
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));
const day = (name: RegExp | string) => screen.getByRole("button", { name });

it("shows the month of the first free day and sends the day that was pressed", async () => {
  const onChange = vi.fn();
  show({ onChange });
  expect(screen.getByRole("grid", { name: "décembre 2026" })).toBeTruthy();
  await userEvent.click(day("jeudi 24 décembre 2026"));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2026-12-24");
  expect(sent()).toEqual({ date: "2026-12-24" });
  expect(screen.getByRole("gridcell", { selected: true })).toBe(day("jeudi 24 décembre 2026").parentElement);
});

it("takes no day that is not free, and says that it is not", async () => {
  const onChange = vi.fn();
  show({ onChange, defaultValue: "2026-12-24" });
  const closed = day("vendredi 25 décembre 2026, pas libre");
  expect(closed.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(closed);
  expect(onChange).not.toHaveBeenCalled();
  expect(sent()).toEqual({ date: "2026-12-24" });
});

it("moves by the keys of a date grid and chooses with Enter, over the end of a month", async () => {
  show({ defaultValue: "2026-12-28" });
  day(/28 décembre/).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("grid", { name: "janvier 2027" })).toBeTruthy();
  expect(document.activeElement).toBe(day("lundi 4 janvier 2027"));
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(sent()).toEqual({ date: "2027-01-05" });
  await userEvent.keyboard("{PageUp}");
  expect(document.activeElement).toBe(day(/samedi 5 décembre 2026/));
});

it("has one stop for the tab key and stays within the months that have free days", async () => {
  show();
  expect(
    within(screen.getByRole("grid"))
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  expect(day("Mois d’avant").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(day("Mois d’après"));
  await userEvent.click(day("Mois d’après"));
  expect(screen.getByRole("grid", { name: "janvier 2027" })).toBeTruthy();
});

it("names what a day means besides", () => {
  show({ marks: { "2026-12-28": "Malle de Basile" } });
  expect(day("lundi 28 décembre 2026, Malle de Basile")).toBeTruthy();
});

it("is a list of the free days before scripts", () => {
  document.body.innerHTML = renderToString(<DayPicker {...props} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Première malle" });
  expect([...list.options].map(({ value }) => value)).toEqual(days);
  expect(within(list).getByRole("option", { name: "lundi 4 janvier" })).toBeTruthy();
});
