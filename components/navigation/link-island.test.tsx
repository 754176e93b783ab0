// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinkIsland } from "./link-island.tsx";

const router = { push: vi.fn<(path: string) => void>(), prefetch: vi.fn<(path: string) => void>() };
vi.mock(import("next/navigation"), async (original) => ({
  ...(await original()),
  useRouter: () => router as never,
  usePathname: () => "/shop/girls",
}));

beforeEach(() => {
  router.push.mockClear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/shop/girls");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showLink(): HTMLElement {
  const { getByRole } = render(
    <>
      <a href="/faq" data-nav="">
        Aide
      </a>
      <LinkIsland />
    </>,
  );
  return getByRole("link");
}

const byHand = { button: 0, detail: 1 };

it("follows a link once with the press of a mouse and the click that ends it", () => {
  const link = showLink();
  fireEvent.mouseDown(link, byHand);
  expect(router.push).toHaveBeenCalledWith("/faq");
  fireEvent.click(link, byHand);
  expect(router.push).toHaveBeenCalledOnce();
});

it("follows it again with a key, also where the press before had no click", () => {
  const link = showLink();
  fireEvent.mouseDown(link, byHand);
  fireEvent.click(link, { button: 0, detail: 0 });
  expect(router.push).toHaveBeenCalledTimes(2);
});

it("follows it once for a screen reader, whose press and click count for nothing", () => {
  const link = showLink();
  fireEvent.mouseDown(link, { button: 0, detail: 0 });
  fireEvent.click(link, { button: 0, detail: 0 });
  expect(router.push).toHaveBeenCalledOnce();
});
