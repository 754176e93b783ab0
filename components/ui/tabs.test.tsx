// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

it("moves with the arrows, wraps, and shows one panel", async () => {
  render(
    <Tabs
      label="About the blouse"
      tabs={[
        { id: "fabric", label: "Fabric", content: "Cotton" },
        { id: "care", label: "Care", content: "30 degrees" },
      ]}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Fabric", selected: true }));
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Care", selected: true }));
  expect(screen.getByRole("tabpanel").textContent).toBe("30 degrees");
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("tabpanel", { name: "Fabric" }).textContent).toBe("Cotton");
});
