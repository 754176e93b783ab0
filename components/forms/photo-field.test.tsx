// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectSound } from "#tests/storefront/sound.ts";
import { PhotoField } from "./photo-field.tsx";

const texts = {
  choose: "Choose a file",
  camera: "Take a photo",
  replace: "Another photo",
  remove: "Take the photo away",
  empty: "The file is empty",
  too_large: "Larger than 10 MB",
  wrong_type: "Not a photo",
  broken: "Cannot be read",
  crop: "Move the picture",
  zoom: "Size",
  horizontal: "Left, right",
  vertical: "Up, down",
  use: "Use this photo",
  cancel: "Keep it as it was",
  ready: "The photo is ready",
};
const drawImage = vi.fn();

/* What browsers have and jsdom has not. */
beforeEach(() => {
  vi.stubGlobal("createImageBitmap", (file: File) =>
    file.name === "broken.jpg"
      ? Promise.reject(new Error("no picture"))
      : Promise.resolve({ width: 400, height: 200, close: () => undefined }),
  );
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, "getContext").mockReturnValue({ drawImage, fillRect: () => undefined } as never);
  vi.spyOn(prototype, "toBlob").mockImplementation((done) => done(new Blob(["jpeg"], { type: "image/jpeg" })));
  vi.spyOn(prototype, "toDataURL").mockReturnValue("data:image/jpeg;base64,AA==");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const aFile = (name: string, type = "image/jpeg", bytes = 5) => new File([new Uint8Array(bytes)], name, { type });
const put = (file: File) => userEvent.upload(screen.getByLabelText("Choose a file"), file, { applyAccept: false });

function show(props: Partial<Parameters<typeof PhotoField>[0]> = {}) {
  const onPhoto = vi.fn<(photo: File) => Promise<void>>(() => Promise.resolve());
  render(<PhotoField label="Portrait" url={null} texts={texts} maxBytes={10} onPhoto={onPhoto} {...props} />);
  return onPhoto;
}

it("cuts a photo square where the sliders say, and shows it", async () => {
  const onPhoto = show();
  await put(aFile("lou.jpg"));
  const zoom = await screen.findByRole("slider", { name: "Size" });
  expect(document.activeElement).toBe(zoom);
  await expectSound();
  expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 100, 0, 200, 200, 0, 0, 576, 576);
  fireEvent.change(zoom, { target: { value: "2" } });
  fireEvent.change(screen.getByRole("slider", { name: "Left, right" }), { target: { value: "0" } });
  await userEvent.click(screen.getByRole("button", { name: "Use this photo" }));
  expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 0, 50, 100, 100, 0, 0, 100, 100);
  expect(onPhoto.mock.calls[0]?.[0]).toMatchObject({ name: "photo.jpg", type: "image/jpeg" });
  expect(await screen.findByLabelText("Another photo")).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Portrait" }));
});

it.each([
  [aFile("lou.jpg", "image/jpeg", 11), "Larger than 10 MB"],
  [aFile("notes.txt", "text/plain"), "Not a photo"],
  [aFile("broken.jpg"), "Cannot be read"],
])("says what is wrong with %o and asks nothing more", async (file, message) => {
  const onPhoto = show();
  await put(file);
  expect(await screen.findByText(message)).not.toBeNull();
  await expectSound();
  expect(screen.queryByRole("slider")).toBeNull();
  expect(screen.getByLabelText("Choose a file").getAttribute("aria-invalid")).toBe("true");
  expect(onPhoto).not.toHaveBeenCalled();
});

it("shows what there was again when the photo is not taken", async () => {
  show({ onPhoto: () => Promise.reject(new Error("refused")) });
  await put(aFile("lou.jpg"));
  await userEvent.click(await screen.findByRole("button", { name: "Use this photo" }));
  expect(await screen.findByLabelText("Choose a file")).not.toBeNull();
});

it("takes a photo away", async () => {
  const onRemove = vi.fn();
  show({ url: "/lou.webp", onRemove });
  await userEvent.click(screen.getByRole("button", { name: "Take the photo away" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
