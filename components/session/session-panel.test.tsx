// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MergeChange } from "#lib/cart/cart-shell.ts";
import { AppError } from "#lib/http/app-error.ts";
import de from "#messages/de.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import { SessionPanel } from "./session-panel.tsx";

type Call = (fields: Record<string, unknown>) => Promise<MergeChange[]>;
const actions = vi.hoisted(() => ({ signInHere: vi.fn<Call>(), signUpHere: vi.fn<Call>() }));
vi.mock("#lib/session/client-actions.ts", () => actions);
const isEmailValid = vi.hoisted(() => vi.fn<(email: string) => Promise<boolean>>());
vi.mock("#lib/session/is-email-valid.ts", () => ({ isEmailValid }));

const onSignedIn = vi.fn<(changes: MergeChange[]) => void>();
const refusal = (code: string, status = 409) => new AppError("domain", code, code, { status });

const show = (locale: "fr" | "de", { login, validation, error }: Pick<typeof fr, "login" | "validation" | "error">) =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ login, validation, error }} timeZone="Europe/Paris">
      <SessionPanel onSignedIn={onSignedIn} />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  isEmailValid.mockResolvedValue(true);
  location.hash = "";
  show("fr", fr);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Adresse e-mail" });
const submit = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const openSignUp = () =>
  act(() => {
    location.hash = "#sign-up";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });

describe("signing in", () => {
  it("lets a password manager fill it in", () => {
    expect(email().autocomplete).toBe("username");
    expect(screen.getByLabelText<HTMLInputElement>("Mot de passe").autocomplete).toBe("current-password");
  });

  it("says of each field that is missing what to give", async () => {
    await submit("Se connecter");
    const summary = await screen.findByRole("region", { name: "2 champs sont à revoir" });
    expect(document.activeElement).toBe(summary);
    expect(screen.getByRole("link", { name: "Indiquez une adresse e-mail." }).getAttribute("href")).toBe(
      "#sign-in-email",
    );
    expect(email().getAttribute("aria-invalid")).toBe("true");
  });

  it("keeps what was typed when it is refused", async () => {
    actions.signInHere.mockRejectedValue(refusal("WRONG_CREDENTIALS", 401));
    await userEvent.type(email(), "lea@gmail.com");
    await userEvent.type(screen.getByLabelText("Mot de passe"), "not the one");
    await submit("Se connecter");
    expect(await screen.findByText(fr.error.WRONG_CREDENTIALS)).toBeTruthy();
    expect(email().value).toBe("lea@gmail.com");
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("goes on with what the visit's cart changed", async () => {
    const changes = [{ variantId: 1, quantityBefore: 0, quantityAfter: 2 }];
    actions.signInHere.mockResolvedValue(changes);
    await userEvent.type(email(), "lea@gmail.com");
    await userEvent.type(screen.getByLabelText("Mot de passe"), "the right one");
    await submit("Se connecter");
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(changes));
    expect(actions.signInHere).toHaveBeenCalledWith({ email: "lea@gmail.com", password: "the right one" });
  });

  it("asks about a mistyped provider without standing in the way", async () => {
    await userEvent.type(email(), "lea@gmial.com");
    await userEvent.tab();
    expect(screen.getByText("Vouliez-vous dire lea@gmail.com ?")).toBeTruthy();
    await submit("Corriger");
    expect(email().value).toBe("lea@gmail.com");
    expect(screen.queryByText(/Vouliez-vous dire/)).toBeNull();
  });
});

describe("creating an account", () => {
  it("keeps the address that was typed for signing in", async () => {
    await userEvent.type(email(), "lea@gmail.com");
    openSignUp();
    expect(email().value).toBe("lea@gmail.com");
    expect(email().id).toBe("sign-up-email");
  });

  it("says how long a password has to be", async () => {
    openSignUp();
    await userEvent.type(email(), "lea@gmail.com");
    await userEvent.type(screen.getByLabelText("Choisissez un mot de passe"), "court");
    await submit("Créer un compte");
    expect(await screen.findByRole("link", { name: /Il faut au moins 10 caractères/ })).toBeTruthy();
    expect(actions.signUpHere).not.toHaveBeenCalled();
  });

  it("says at the field that an address is thrown away, until another is typed", async () => {
    isEmailValid.mockResolvedValue(false);
    openSignUp();
    await userEvent.type(email(), "lea@mailinator.com");
    expect(isEmailValid).not.toHaveBeenCalled();
    await userEvent.tab();
    await vi.waitFor(() => expect(document.body.textContent).toContain(fr.validation.email_disposable));
    expect(isEmailValid).toHaveBeenCalledExactlyOnceWith("lea@mailinator.com");
    await userEvent.type(email(), "x");
    expect(document.body.textContent).not.toContain(fr.validation.email_disposable);
  });

  it.each([
    ["fr", fr, "gmial.com", "Vouliez-vous dire lea@gmail.com ?"],
    ["de", de, "hotmial.com", "Meinten Sie lea@hotmail.com?"],
  ] as const)("asks in %s about a slip of the finger and calls it no thrown-away address", async (...row) => {
    const [locale, words, domain, question] = row;
    cleanup();
    show(locale, words);
    isEmailValid.mockResolvedValue(false);
    const fields = [{ path: "body.email", code: "email_mistyped" }];
    const problem = { type: "", title: "", status: 422, code: "EMAIL_INVALID", request_id: "", fields };
    actions.signUpHere.mockRejectedValue(new AppError("domain", problem.code, "", { problem }));
    openSignUp();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: words.login.email });
    await userEvent.type(field, `lea@${domain}`);
    await userEvent.type(screen.getByLabelText(words.login.newPassword), "une phrase longue");
    expect(screen.getByText(question)).toBeTruthy();
    await submit(words.login.signUp);
    await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.body.textContent).toContain(words.validation.email_mistyped);
    expect(document.body.textContent).not.toContain(words.validation.email_disposable);
    expect(screen.getByText(question)).toBeTruthy();
    await submit(words.validation.form_use_suggestion);
    expect(field.value).toBe(question.match(/lea@\w+\.com/)?.[0]);
    await vi.waitFor(() => expect(field.getAttribute("aria-invalid")).toBeNull());
  });

  it("offers to sign in with an address that has an account", async () => {
    actions.signUpHere.mockRejectedValue(refusal("EMAIL_ALREADY_USED"));
    openSignUp();
    await userEvent.type(email(), "lea@gmail.com");
    await userEvent.type(screen.getByLabelText("Choisissez un mot de passe"), "une phrase longue");
    await submit("Créer un compte");
    expect(await screen.findByRole("button", { name: "Me connecter avec cette adresse" })).toBeTruthy();
    expect(screen.getAllByText(fr.error.EMAIL_ALREADY_USED).length).toBeGreaterThan(0);
  });

  it("says at the field why the API takes no address that is thrown away", async () => {
    const fields = [{ path: "body.email", code: "email_disposable" }];
    const problem = { type: "", title: "", status: 422, code: "EMAIL_INVALID", request_id: "", fields };
    actions.signUpHere.mockRejectedValue(new AppError("domain", problem.code, "", { problem }));
    openSignUp();
    await userEvent.type(email(), "lea@mailinator.com");
    await userEvent.type(screen.getByLabelText("Choisissez un mot de passe"), "une phrase longue");
    await submit("Créer un compte");
    await vi.waitFor(() => expect(email().getAttribute("aria-invalid")).toBe("true"));
    expect(document.body.textContent).toContain(fr.validation.email_disposable);
  });

  it("subscribes to the news only when asked to", async () => {
    actions.signUpHere.mockResolvedValue([]);
    openSignUp();
    await userEvent.type(email(), "lea@gmail.com");
    await userEvent.type(screen.getByLabelText("Choisissez un mot de passe"), "une phrase longue");
    await submit("Créer un compte");
    await vi.waitFor(() =>
      expect(actions.signUpHere).toHaveBeenCalledWith({
        email: "lea@gmail.com",
        password: "une phrase longue",
        firstname: "",
        lastname: "",
        origin: "signup",
      }),
    );
  });
});
