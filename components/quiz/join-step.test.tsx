// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { toastStore } from "#components/ui/toast-store.ts";
import type { Quiz } from "#contract/quiz.ts";
import { AppError } from "#lib/http/app-error.ts";
import { joinWithAnswers } from "#lib/quiz/join.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { isSignedIn } from "#lib/session/client-status.ts";
import fr from "#messages/fr.json" with { type: "json" };
import { expectSound } from "#tests/storefront/sound.ts";
import { JoinStep } from "./join-step.tsx";

vi.mock("#lib/quiz/join.ts");
vi.mock("#lib/routing/open-address.ts");
vi.mock("#lib/session/client-status.ts", { spy: true });

afterEach(cleanup);

const answers = { firstname: "Léonie" };
const t = fr.draftBox.account;

const show = () =>
  render(
    <NextIntlClientProvider locale="fr" messages={fr} timeZone="Europe/Paris">
      <JoinStep
        quiz={{ code: "signup-kid" } as unknown as Quiz}
        answers={answers}
        screens={[]}
        profile={null}
        heading={null}
        onShow={vi.fn()}
        onBack={vi.fn()}
      />
    </NextIntlClientProvider>,
  );

it("tells who has an account, in sight and aloud, that it did not go, keeps the answers and tries again", async () => {
  vi.mocked(isSignedIn).mockReturnValue(true);
  vi.mocked(joinWithAnswers).mockRejectedValueOnce(new AppError("network", "NETWORK", "no answer"));
  show();
  expect(await screen.findByRole("heading", { name: t.failedTitle })).toBeTruthy();
  expect(screen.getByText(fr.error.NETWORK)).toBeTruthy();
  expect(screen.getByText(t.kept)).toBeTruthy();
  expect(toastStore.getSnapshot().announcement).toBe(fr.error.NETWORK);
  await expectSound();

  vi.mocked(joinWithAnswers).mockResolvedValueOnce("/infos");
  await userEvent.click(screen.getByRole("button", { name: t.again }));
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith("/infos"));
  expect(vi.mocked(joinWithAnswers).mock.calls.map(([, , sent]) => sent)).toEqual([answers, answers]);
});

it("says why it asks to sign in once more: the session ended on the way", async () => {
  vi.mocked(isSignedIn).mockReturnValueOnce(true).mockReturnValueOnce(true).mockReturnValue(false);
  vi.mocked(joinWithAnswers).mockRejectedValueOnce(new AppError("domain", "UNAUTHENTICATED", "no session"));
  show();
  expect(await screen.findByRole("heading", { name: t.title })).toBeTruthy();
  expect(screen.getByText(fr.error.UNAUTHENTICATED)).toBeTruthy();
  await expectSound();
});
