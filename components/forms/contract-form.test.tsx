// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { AppError } from "#lib/http/app-error.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { ContractForm } from "./contract-form.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

const schema = z.object({ firstname: z.string().min(1), city: z.string().min(2), code: z.string() });
type Sending = (values: unknown, attempt: { idempotencyKey: string }) => Promise<string>;
const send = vi.fn<Sending>();
const onDone = vi.fn<(answer: string) => void>();

function Sample({ plainAction }: { plainAction?: `/api/${string}` }) {
  const sample = useCheckedForm({
    id: "sample",
    schema,
    fields: { firstname: "Prénom", city: "Ville", code: "Code" },
    defaultValues: { firstname: "", city: "", code: "" },
    send,
    onDone: (answer) => onDone(answer),
    fieldOfRefusal: (key) => (key === "WRONG_PASSWORD" ? "code" : undefined),
    draft: { key: "sample", secrets: ["code"] },
  });
  return (
    <ContractForm
      form={sample}
      {...(plainAction ? { plainAction } : {})}
      actions={
        <Button type="submit" loading={sample.isBusy}>
          Envoyer
        </Button>
      }
    >
      {(["firstname", "city", "code"] as const).map((name) => (
        <Field key={name} {...sample.field(name)}>
          {(control) => <Input {...control} {...sample.form.register(name)} />}
        </Field>
      ))}
    </ContractForm>
  );
}

const sample = (plainAction?: `/api/${string}`) => (
  <NextIntlClientProvider locale="fr" messages={{ validation: fr.validation, error: fr.error }} timeZone="Europe/Paris">
    <Sample {...(plainAction ? { plainAction } : {})} />
  </NextIntlClientProvider>
);
const open = () => render(sample());
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const press = () => userEvent.click(screen.getByRole("button", { name: "Envoyer" }));
const fill = async () => {
  await userEvent.type(box("Prénom"), "Léa");
  await userEvent.type(box("Ville"), "Lyon");
};
const refusal = (code: string, fields?: { path: string; code: string }[]) =>
  new AppError("domain", code, code, {
    status: 422,
    ...(fields ? { problem: { type: "", title: "", status: 422, code, fields } as never } : {}),
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("says of each field that is missing what to give, and sends nothing", async () => {
  open();
  await press();
  const summary = await screen.findByRole("region", { name: "2 champs sont à revoir" });
  expect(document.activeElement).toBe(summary);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#sample-firstname", "#sample-city"]);
  expect(links.map((link) => link.textContent)).toEqual(["Indiquez le prénom.", "Indiquez la ville."]);
  expect(box("Prénom").getAttribute("aria-invalid")).toBe("true");
  expect(send).not.toHaveBeenCalled();
});

it("tells a refusal that belongs to no field above the button, and takes it back with the next press", async () => {
  send.mockRejectedValueOnce(refusal("NOT_ENOUGH_STOCK")).mockResolvedValueOnce("sent");
  open();
  await fill();
  await press();
  await screen.findByText(fr.error.NOT_ENOUGH_STOCK);
  await press();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("sent"));
  expect(screen.queryByText(fr.error.NOT_ENOUGH_STOCK)).toBeNull();
});

it("puts a refused field of the body onto its field", async () => {
  send.mockRejectedValueOnce(refusal("VALIDATION", [{ path: "body.city", code: "invalid" }]));
  open();
  await fill();
  await press();
  await screen.findByRole("region", { name: /champ/ });
  expect(box("Ville").getAttribute("aria-invalid")).toBe("true");
});

it("puts a refusal onto the field it belongs to", async () => {
  send.mockRejectedValueOnce(refusal("WRONG_PASSWORD"));
  open();
  await fill();
  await press();
  await vi.waitFor(() => expect(box("Code").getAttribute("aria-invalid")).toBe("true"));
});

it("sends the same content under the same key, and a changed one under another", async () => {
  send.mockRejectedValue(new AppError("network", "NETWORK", ""));
  open();
  await fill();
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await userEvent.type(box("Ville"), "s");
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  const keys = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("keeps what is typed over a reload, without secrets, with the key of the press that got no answer", async () => {
  send.mockRejectedValue(new AppError("network", "NETWORK", ""));
  open();
  await fill();
  await userEvent.type(box("Code"), "geheim");
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  cleanup();
  expect(JSON.stringify(sessionStorage)).not.toContain("geheim");
  open();
  await vi.waitFor(() => expect(box("Ville").value).toBe("Lyon"));
  expect(box("Code").value).toBe("");
  await userEvent.type(box("Code"), "geheim");
  await press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1]).toEqual(send.mock.calls[0]?.[1]);
});

it("forgets the draft once it is sent", async () => {
  send.mockResolvedValueOnce("sent");
  open();
  await fill();
  await press();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sessionStorage.length).toBe(0);
});

it("says where no script runs that it sends nothing, unless it has a plain way", () => {
  const asSent = (plainAction?: `/api/${string}`) =>
    new DOMParser().parseFromString(renderToStaticMarkup(sample(plainAction)), "text/html").querySelector("form")!;
  const form = asSent();
  expect(form.getAttribute("method")).toBe("dialog");
  expect(form.querySelector("noscript")?.textContent).toContain(fr.validation.needsScripts);
  const plain = asSent("/api/contact-form");
  expect([plain.getAttribute("method"), plain.querySelector("noscript")]).toEqual(["post", null]);
});
