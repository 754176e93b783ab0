// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toastStore } from "#components/ui/toast-store.ts";
import { ListIsland } from "./list-island.tsx";

const push = vi.fn<(address: string) => void>();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

/** A list as its page shows it; `key` makes each one a page of its own, as the router does. */
function aList(filters: string[], page: number) {
  const id = `list-${filters.join("-")}-${page}`;
  return (
    <main key={id}>
      <h1>Robes</h1>
      <ul className="la">
        {filters.map((filter) => (
          <li key={filter}>
            <a href="/shop/robes">{filter}</a>
          </li>
        ))}
      </ul>
      <a href="/shop/robes?page=2">Suivante</a>
      <ListIsland list={{ id, slug: "robes", filters, page }} status={`9 articles, page ${page}`} />
    </main>
  );
}
const heading = () => screen.getByRole("heading", { name: "Robes" });

beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true;
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  cleanup();
  push.mockClear();
});

it("starts another page at its heading and says which it is", () => {
  const { rerender } = render(aList([], 1));
  screen.getByRole("link", { name: "Suivante" }).focus();
  rerender(aList([], 2));
  expect(document.activeElement).toBe(heading());
  expect(toastStore.getSnapshot().announcement).toContain("9 articles, page 2");
});

it("goes on with the next chip when one was removed, and with the heading after the last", () => {
  const { rerender } = render(aList(["4 ans", "6 ans"], 1));
  screen.getByRole("link", { name: "4 ans" }).focus();
  rerender(aList(["6 ans"], 1));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "6 ans" }));
  rerender(aList([], 1));
  expect(document.activeElement).toBe(heading());
});

it("lets nobody begin at the top of the document when the list changed under the focus", () => {
  const { rerender } = render(aList([], 1));
  screen.getByRole("link", { name: "Suivante" }).focus();
  rerender(aList(["4 ans"], 1));
  expect(document.activeElement).toBe(heading());
});

it("comes back without the choices that led to another page", () => {
  const unfiltered = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <main className="lc">
        <form data-list="">
          <input type="checkbox" name="size" aria-label="4 ans" />
          <input type="checkbox" name="family" aria-label="Robes" defaultChecked />
        </form>
        <ListIsland list={{ id: "all", slug: "robes", filters: [], page: 1 }} status="90 articles" />
      </main>
    </Activity>
  );
  const { rerender } = render(unfiltered("visible"));
  screen.getByRole<HTMLInputElement>("checkbox", { name: "4 ans" }).checked = true;
  screen.getByRole<HTMLInputElement>("checkbox", { name: "Robes" }).checked = false;
  rerender(unfiltered("hidden"));
  rerender(unfiltered("visible"));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "4 ans" }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Robes" }).checked).toBe(true);
});

it("asks for the list that is chosen on the page that is seen, and nothing for one that was left", () => {
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest("[hidden]") === null;
  };
  const order = (label: string) => (
    <form action="/shop/robes" data-list="">
      <select name="sort" aria-label={label}>
        <option value="relevance">Pertinence</option>
        <option value="price-asc">Prix</option>
      </select>
    </form>
  );
  render(
    <>
      <main className="lc" hidden>
        {order("left")}
      </main>
      <main className="lc">
        {order("seen")}
        <ListIsland list={{ id: "all", slug: "robes", filters: [], page: 1 }} status="90 articles" />
      </main>
    </>,
  );
  fireEvent.change(screen.getByLabelText("left"), { target: { value: "price-asc" } });
  expect(push).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText("seen"), { target: { value: "price-asc" } });
  expect(push.mock.calls.map(([address]) => address)).toEqual(["/shop/robes?sort=price-asc"]);
});
