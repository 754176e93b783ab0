import { fireEvent, screen } from "@testing-library/react";
import fr from "#messages/fr.json" with { type: "json" };

const birthday = { day: "12", month: "3", year: "2021" };

/**
 * Answers what stands on a screen of a quiz as somebody does who takes what comes first, of what may be several the last, and
 * presses its button.
 */
export function answerScreen(form: Element, press: string = fr.quiz.next): void {
  for (const input of form.querySelectorAll<HTMLInputElement>("input[name=firstname]")) input.value ||= "Zoé";
  for (const [part, value] of Object.entries(birthday))
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name=birthdate-${part}]`)) input.value ||= value;
  for (const area of form.querySelectorAll("textarea")) area.value ||= "Aime grimper.";
  for (const select of form.querySelectorAll("select")) select.value ||= select.options[1]?.value ?? "";
  for (const group of form.querySelectorAll("fieldset"))
    group.querySelector<HTMLInputElement>("input[type=radio]")?.click();
  [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].at(-1)?.click();
  fireEvent.click(screen.getByRole("button", { name: press }));
}
