// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { addPiece } from "./add-piece.ts";
import { readCartCount } from "./cart-shell.ts";
import { forgetPiecesToAdd, keepPieceToAdd, piecesFromBefore } from "./pieces-to-add.ts";

const { addWithEngine } = vi.hoisted(() => ({ addWithEngine: vi.fn() }));
vi.mock("./browser-engine.ts", () => ({ addWithEngine }));

const key = "cart-to-add";
const kept = () =>
  (JSON.parse(sessionStorage.getItem(key) ?? "[]") as { variantId: number }[]).map(({ variantId }) => variantId);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  sessionStorage.clear();
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

it("keeps a piece from the press until it is wanted of the cart", async () => {
  addWithEngine.mockImplementation(({ drop }: { drop: () => void }) => {
    expect(kept()).toEqual([7]);
    drop();
    return "added";
  });
  const adding = addPiece({ variantId: 7, look: 2 });
  expect([kept(), readCartCount()]).toEqual([[7], 1]);
  expect(await adding).toBe("added");
  expect(kept()).toEqual([]);
});

it("gives a piece up that could not be added, and says so", async () => {
  addWithEngine.mockRejectedValue(new Error("away"));
  expect(await addPiece({ variantId: 7 })).toBe("failed");
  expect([kept(), readCartCount()]).toEqual([[], 0]);
});

it("leaves a piece to the next page where this one is left first", async () => {
  addWithEngine.mockRejectedValue(new Error("given up"));
  const adding = addPiece({ variantId: 7, look: 2 });
  dispatchEvent(new Event("beforeunload"));
  await adding;
  expect(kept()).toEqual([7]);
});

it("knows what was asked for on a page before from what is asked for here", () => {
  sessionStorage.setItem(key, JSON.stringify([{ variantId: 5, look: 3, id: "1234.5 1" }]));
  const here = keepPieceToAdd({ variantId: 7 });
  const [before, ...others] = piecesFromBefore();
  expect([before?.piece, others]).toEqual([{ variantId: 5, look: 3 }, []]);
  before?.drop();
  expect([kept(), before?.isWaiting(), here.isWaiting()]).toEqual([[7], false, true]);
  here.drop();
  expect(sessionStorage.getItem(key)).toBeNull();
});

it("forgets with whoever signs out what they asked for, here and on a page before", () => {
  sessionStorage.setItem(key, JSON.stringify([{ variantId: 5, id: "1234.5 1" }]));
  const [before] = piecesFromBefore();
  const here = keepPieceToAdd({ variantId: 7 });
  forgetPiecesToAdd();
  expect([sessionStorage.getItem(key), before?.isWaiting(), here.isWaiting()]).toEqual([null, false, false]);
});

it("watches for the page to be left only while a piece waits", async () => {
  const drop = keepPieceToAdd({ variantId: 7 }).drop;
  drop();
  addWithEngine.mockRejectedValue(new Error("away"));
  dispatchEvent(new Event("beforeunload"));
  await addPiece({ variantId: 7 });
  expect(kept()).toEqual([]);
});
