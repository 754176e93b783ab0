// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { pieceAnchor } from "#contract/reviews.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { LoginView } from "./login-view.tsx";

const comesIn = vi.hoisted(() => () => Promise.resolve([]));
vi.mock("#lib/session/client-actions.ts", () => ({ signInHere: comesIn, signUpHere: comesIn }));
vi.mock("#lib/session/is-email-valid.ts", () => ({ isEmailValid: () => Promise.resolve(true) }));
const openAddress = vi.hoisted(() => vi.fn<(target: string) => void>());
vi.mock("#lib/routing/open-address.ts", () => ({ openAddress }));

afterEach(() => {
  cleanup();
  openAddress.mockClear();
});

function arrive(address: string) {
  history.replaceState(null, "", address);
  const { login, validation, error } = fr;
  render(
    <NextIntlClientProvider locale="fr" messages={{ login, validation, error }} timeZone="Europe/Paris">
      <LoginView />
    </NextIntlClientProvider>,
  );
}

async function signIn(): Promise<string | undefined> {
  await userEvent.type(screen.getByRole("textbox", { name: fr.login.email }), "lea@gmail.com");
  await userEvent.type(screen.getByLabelText(fr.login.password), "the right one");
  await userEvent.click(screen.getByRole("button", { name: fr.login.signIn }));
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
  return openAddress.mock.lastCall?.[0];
}

const choose = (hash: string) =>
  act(() => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });

const piece = pieceAnchor("3f0c1d2e-0000-4000-8000-000000000001");
const page = "/de/infos/rating/3f0c1d2e-0000-4000-8000-000000000002";
const asked = `/login?redirect=${encodeURIComponent(page)}`;

it("goes on to the piece a mailed link named", async () => {
  arrive(`${asked}#${piece}`);
  expect(await signIn()).toBe(`${page}#${piece}`);
});

it("keeps the piece while one chooses between signing in and creating an account", async () => {
  arrive(`${asked}#${piece}`);
  choose("#sign-up");
  await userEvent.type(screen.getByRole("textbox", { name: fr.login.email }), "lea@gmail.com");
  await userEvent.type(screen.getByLabelText(fr.login.newPassword), "petites-poires-mures");
  await userEvent.click(screen.getByRole("button", { name: fr.login.signUp }));
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith(`${page}#${piece}`));
});

it("keeps the piece for who loads the page again after the choice", async () => {
  arrive(`${asked}&notice=mismatch#${piece}`);
  choose("#sign-up");
  cleanup();
  arrive(location.pathname + location.search);
  expect(new URLSearchParams(location.search).get("notice")).toBe("mismatch");
  expect(await signIn()).toBe(`${page}#${piece}`);
});

it("takes nothing along that names a part of the sign-in page, or is no name", async () => {
  for (const hash of ["#sign-in", "#sign-up", "#sign-in-email", "#//evil.example"]) {
    arrive(asked + hash);
    choose("#sign-in");
    expect([hash, await signIn()]).toEqual([hash, page]);
    cleanup();
    openAddress.mockClear();
  }
});

const forgotten = () =>
  new URL(screen.getByRole("link", { name: fr.login.forgot }).getAttribute("href") ?? "", location.href);

it("keeps the page and its piece for who has to choose a new password first", () => {
  arrive(`${asked}#${piece}`);
  choose("#sign-up");
  choose("#sign-in");
  expect(forgotten().pathname).toBe("/reset-password");
  expect(forgotten().searchParams.get("redirect")).toBe(`${page}#${piece}`);
});

it.each(["/login", "/login?redirect=//evil.example", "/login?redirect=/infos"])(
  "leads to a new password with nothing to keep: %s",
  (address) => {
    arrive(address);
    expect(forgotten().search).toBe("");
  },
);
