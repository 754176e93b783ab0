import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Changes, createFollower, followChanges } from "./follow-changes.ts";
import { cacheTags, everyTag, isCacheTag } from "./tags.ts";

/** Follows an API that answers in turn what is given; tells what was asked and dropped. */
function aFollower(answers: readonly (Changes | Error)[]) {
  const asked: (number | null)[] = [];
  const dropped: [tags: readonly string[], isOld: boolean][] = [];
  const rest = [...answers];
  const follow = createFollower({
    ask: async (after) => {
      asked.push(after);
      const answer = rest.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error("nothing more was to be asked");
      return answer;
    },
    drop: (...what) => void dropped.push(what),
  });
  return { follow, asked, dropped };
}

const told = (last: number, ...tags: string[]): Changes => ({ last, tags, is_complete: true });

describe("a follower", () => {
  it("begins with nothing that was kept before, then asks from number to number and drops what is named", async () => {
    const start = { last: 4, tags: [], is_complete: false };
    const { follow, asked, dropped } = aFollower([start, told(4), told(6, "product:1", "product:1"), told(7, "looks")]);
    for (let times = 0; times < 4; times++) await follow();
    expect(asked).toEqual([null, 4, 4, 6]);
    expect(dropped).toEqual([
      [everyTag, true],
      [["product:1"], false],
      [["looks"], false],
    ]);
  });

  it("drops everything where nobody knows what changed since", async () => {
    const { follow, asked, dropped } = aFollower([told(9), { last: 2, tags: [], is_complete: false }, told(2)]);
    for (let times = 0; times < 3; times++) await follow();
    expect(asked).toEqual([null, 9, 2]);
    expect(dropped).toEqual([[everyTag, true]]);
  });

  it("asks with the same number again after a failure", async () => {
    const { follow, asked, dropped } = aFollower([told(3), new Error("away"), told(5, "content:faq")]);
    await follow();
    await expect(follow()).rejects.toThrow("away");
    await follow();
    expect(asked).toEqual([null, 3, 3]);
    expect(dropped).toEqual([[["content:faq"], false]]);
  });

  it("passes over what nothing is kept under, without holding back the rest", async () => {
    const { follow, dropped } = aFollower([told(3, "weather", "catalog")]);
    await follow();
    expect(dropped).toEqual([[["catalog"], false]]);
  });
});

it("knows a name for whatever is kept", () => {
  expect(everyTag.every(isCacheTag)).toBe(true);
  expect(everyTag).toEqual(expect.arrayContaining([cacheTags.catalog, cacheTags.looks, cacheTags.content("config")]));
});

describe("following an API", () => {
  afterEach(() => void vi.useRealTimers());

  /** No status: the connection is lost. */
  const hangUp = 0;

  /** An API that answers in turn what is given, and then the last of it. */
  async function anApi(...answers: [status: number, body: unknown, text?: string][]) {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, answer) => {
      const [status, body, text = JSON.stringify(body)] = answers[Math.min(asked.length, answers.length - 1)] ?? [
        500,
        null,
      ];
      asked.push(request.url);
      if (status === hangUp) return void request.socket.destroy();
      answer.writeHead(status, { "content-type": "application/json" }).end(text);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
  }

  it("asks again and again, until it is told to stop", async () => {
    const api = await anApi([200, told(1)], [200, told(2, "looks")], [200, told(2)]);
    const dropped: (readonly string[])[] = [];
    const { first, stop } = followChanges(api.url, { drop: (tags) => void dropped.push(tags) });
    onTestFinished(stop);
    await first;
    expect(api.asked).toEqual(["/website/changes"]);
    await expect.poll(() => api.asked.length).toBeGreaterThan(2);
    stop();
    expect(api.asked.slice(0, 3)).toEqual(["/website/changes", "/website/changes?after=1", "/website/changes?after=2"]);
    expect(dropped).toEqual([["looks"]]);
  });

  it.each<[string, [number, unknown, string?], string]>([
    ["knows no such call", [404, {}], "the API answers 404"],
    ["says something else", [200, { last: "1", tags: [] }], "they are not told as the contract says"],
    ["says nothing", [200, null], "they are not told as the contract says"],
    ["answers with a page", [200, null, "<!doctype html>"], "they are not told as the contract says"],
  ])("says once that an API %s, also behind a lost connection, and goes on asking", async (_, wrong, reason) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const api = await anApi([hangUp, null], wrong, wrong, [200, told(1, "looks")]);
    const dropped = vi.fn<(tags: readonly string[], isOld: boolean) => void>();
    const { first, stop } = followChanges(api.url, { drop: dropped });
    onTestFinished(stop);
    /* Whoever waits for the first answer does not wait for ever where there is none. */
    await first;
    expect(dropped).not.toHaveBeenCalled();
    await expect.poll(() => dropped.mock.calls).toEqual([[["looks"], false]]);
    expect(log.mock.calls).toEqual([[`changes cannot be followed: ${reason}`]]);
  });
});
