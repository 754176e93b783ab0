import { expect, it } from "vitest";
import { type ApiGuard, createApiGuard } from "./api-guard.ts";
import { AppError } from "./app-error.ts";

/** A guard whose API is there or not as the test says; `look` lets it find out. */
function open(places?: number) {
  let isThere = true;
  const lines: string[] = [];
  const guard = createApiGuard({
    probe: async () => isThere,
    log: (line) => lines.push(line),
    ...(places === undefined ? {} : { places }),
  });
  const look = async () => {
    guard.tick();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const lose = async () => {
    isThere = false;
    await guard.run({ visitor: "x", isRead: true }, async () => Promise.reject(new Error("refused"))).catch(() => null);
    await look();
  };
  return { guard, lines, look, lose, bring: () => void (isThere = true) };
}

const read = (guard: ApiGuard, send: (signal: AbortSignal) => Promise<string>, visitor: string | null = "anna") =>
  guard.run({ visitor, isRead: true }, send);
const code = (call: Promise<unknown>): Promise<string> =>
  call.then(
    (value) => `answered ${String(value)}`,
    (error: unknown) => (error instanceof AppError ? `${error.kind}: ${error.message}` : String(error)),
  );

/** A call that is never answered; ends when it is cut. */
const hang = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    const end = () => reject(new Error("aborted"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });

it("refuses every call at once while the API is away, and says once that it is and once that it is back", async () => {
  const { guard, lines, look, lose, bring } = open();
  const before = performance.now();
  await lose();
  let sent = 0;
  for (let call = 0; call < 3; call += 1)
    expect(await code(read(guard, async () => `${(sent += 1)}`))).toBe("network: the API is away");
  expect([sent, guard.hasFailedSince(before), guard.hasFailedSince(performance.now() + 1)]).toEqual([0, true, false]);
  bring();
  await expect.poll(async () => look().then(() => lines.length)).toBe(2);
  expect(await code(read(guard, async () => "42"))).toBe("answered 42");
  expect(lines).toEqual(["The API does not answer: calls are refused until it does", "The API answers again"]);
});

it("cuts the reads that wait when the API is found away, and leaves the writes their time", async () => {
  const { guard, lose } = open();
  const reading = code(read(guard, hang));
  let finish: (value: string) => void = () => undefined;
  const writing = guard.run(
    { visitor: "anna", isRead: false },
    () => new Promise<string>((resolve) => (finish = resolve)),
  );
  await lose();
  expect(await reading).toBe("network: the API is away");
  finish("paid");
  expect(await writing).toBe("paid");
});

it("makes calls wait for a place, sends away who waits when the API is lost, and never lets a call wait for itself", async () => {
  const { guard, lose } = open(1);
  const inner = guard.run({ visitor: "anna", isRead: false }, () => read(guard, async () => "renewed", null));
  expect(await inner).toBe("renewed");
  const first = code(guard.run({ visitor: "anna", isRead: true }, hang));
  const second = code(read(guard, async () => "late"));
  const lost = lose();
  expect(await code(guard.run({ visitor: null, isRead: true }, async () => Promise.reject(new Error("refused"))))).toBe(
    "Error: refused",
  );
  guard.tick();
  expect([await first, await second]).toEqual(["network: the API is away", "network: the API is away"]);
  await lost;
});

it("does not take a visitor who hung up for an outage", async () => {
  const { guard, lines, look } = open();
  const gone = new AbortController();
  const call = code(guard.run({ visitor: "anna", isRead: true, signal: gone.signal }, hang));
  gone.abort();
  expect(await call).toBe("Error: aborted");
  await look();
  expect([lines, guard.hasFailedSince(0)]).toEqual([[], false]);
});
