// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { PictureOptions } from "./picture-options.tsx";
import { Swatches } from "./swatches.tsx";

afterEach(cleanup);

const cuts = [
  { value: "close", label: "Close", media: <svg /> },
  { value: "loose", label: "Loose", description: "Room to grow", media: <svg /> },
];
const chosen = () => screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked);

it("is one group of radio buttons for keyboard and screen readers", async () => {
  render(<PictureOptions type="radio" name="fit" legend="Which cut?" options={cuts} defaultChosen={["close"]} />);
  expect(screen.getByRole("group", { name: "Which cut?" })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Close" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Loose/ }).checked).toBe(true);
});

it("takes several as checkboxes, by pressing anywhere on the card, and travels in a plain form", async () => {
  render(
    <form aria-label="Quiz">
      <PictureOptions type="checkbox" name="cut" legend="Which cuts?" options={cuts} />
    </form>,
  );
  await userEvent.click(screen.getByText("Room to grow"));
  await userEvent.click(screen.getByText("Close"));
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).getAll("cut")).toEqual(["close", "loose"]);
});

it("says what is wrong, on the group and on its inputs", () => {
  render(<PictureOptions type="radio" name="fit" legend="Cut" options={cuts} error="Choose one" id="fit" />);
  const group = screen.getByRole("group", { name: "Cut" });
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Choose one");
  expect(screen.getByRole("radio", { name: "Close" }).getAttribute("aria-invalid")).toBe("true");
});

it("swatches are named, and work with react-hook-form", async () => {
  const onValid = vi.fn<(values: { colors: string[] }) => void>();
  function Form() {
    const { register, handleSubmit } = useForm<{ colors: string[] }>({ defaultValues: { colors: ["red"] } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onValid(values))(event)}>
        <Swatches
          type="checkbox"
          legend="Colours"
          options={[
            { value: "red", label: "Red", colors: ["#ff0000"] },
            { value: "blue", label: "Blue", colors: ["#aaaaff", "#0000ff"] },
          ]}
          {...register("colors")}
        />
        <button>Send</button>
      </form>
    );
  }
  render(<Form />);
  expect(chosen().map(({ value }) => value)).toEqual(["red"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Blue" }));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onValid).toHaveBeenCalledWith({ colors: ["red", "blue"] });
});
