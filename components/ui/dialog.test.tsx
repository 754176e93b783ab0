// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function SizeGuide() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Size guide</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sizes"
        description="In centimetres"
        closeLabel="Close"
        footer={<Button>Done</Button>}
      >
        <Button>Measure</Button>
      </Dialog>
    </>
  );
}

async function openGuide() {
  render(<SizeGuide />);
  const trigger = screen.getByRole("button", { name: "Size guide" });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole("dialog", { name: "Sizes" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { trigger, dialog };
}

it("is named, described and takes the focus", async () => {
  const { dialog } = await openGuide();
  const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("In centimetres");
});

it("keeps Tab inside, in both directions", async () => {
  const { dialog } = await openGuide();
  for (const shift of [false, false, false, false, true, true, true, true, true]) {
    await userEvent.tab({ shift });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
});

it("closes on Esc and gives the focus back", async () => {
  const { trigger } = await openGuide();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it("closes with its own button", async () => {
  await openGuide();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("asks before what cannot be undone: focus is on the way out, confirming is explicit", async () => {
  const onConfirm = vi.fn<() => void>();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete the address?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      closeLabel="Close"
      onConfirm={onConfirm}
    >
      Orders keep theirs.
    </ConfirmDialog>,
  );
  await screen.findByRole("alertdialog", { name: "Delete the address?" });
  const keep = screen.getByRole("button", { name: "Keep" });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(keep);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
