// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { FileField } from "./file-field.tsx";

afterEach(cleanup);

const texts = {
  choose: "Choose",
  replace: "Another one",
  remove: (name: string) => `Remove ${name}`,
  empty: "Empty",
  too_large: "Too large",
  wrong_type: "Wrong type",
};

function Form() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Receipt"
      hint="PDF"
      types={["application/pdf"]}
      maxBytes={10}
      value={file}
      onChange={setFile}
      texts={texts}
    />
  );
}
const put = (name: string, type: string, bytes: number) =>
  userEvent.upload(screen.getByLabelText("Receipt"), new File([new Uint8Array(bytes)], name, { type }), {
    applyAccept: false,
  });

it("keeps the file that was chosen when the next one will not do, and says why", async () => {
  render(<Form />);
  await put("a.pdf", "application/pdf", 5);
  await put("b.pdf", "application/pdf", 11);
  expect(screen.getByText("Too large")).not.toBeNull();
  expect(screen.getByText("a.pdf")).not.toBeNull();
  expect(screen.getByLabelText("Receipt").getAttribute("aria-invalid")).toBe("true");
});

it("takes the file away", async () => {
  render(<Form />);
  await put("a.pdf", "application/pdf", 5);
  await userEvent.click(screen.getByRole("button", { name: "Remove a.pdf" }));
  expect(screen.queryByText("a.pdf")).toBeNull();
});
