// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

afterEach(cleanup);

const show = (page: number, pageCount: number) =>
  render(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      hrefOf={(number) => (number === 1 ? "/list" : `/list?page=${number}`)}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(number) => `Page ${number}`}
    />,
  );

it("links every step, and marks the current page", () => {
  show(2, 3);
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  const links = pages
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label") ?? link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Previous", "/list"],
    ["Page 1", "/list"],
    ["Page 2", "/list?page=2"],
    ["Page 3", "/list?page=3"],
    ["Next", "/list?page=3"],
  ]);
  expect(pages.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/list?page=2");
});

it("offers no step beyond the first and the last page", () => {
  show(1, 2);
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
  cleanup();
  show(2, 2);
  expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
});

it("is not there for a single page", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});
