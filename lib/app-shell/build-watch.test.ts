import { beforeEach, expect, it, vi } from "vitest";
import { watchBuild } from "./build-watch.ts";

const read = vi.fn<() => Promise<string>>();
const offer = vi.fn<() => void>();
let time = 0;
let isVisible = true;

beforeEach(() => {
  read.mockReset().mockResolvedValue("a\n");
  offer.mockReset();
  time = 0;
  isVisible = true;
});

const start = () => watchBuild({ current: "a", read, offer, isVisible: () => isVisible, now: () => time });
const minutes = (count: number) => {
  time += count * 60_000;
};

it("asks every ten minutes, and only while somebody looks", async () => {
  const look = start();
  await look();
  minutes(9);
  await look();
  expect(read).not.toHaveBeenCalled();
  minutes(1);
  await look();
  await look();
  expect(read).toHaveBeenCalledTimes(1);
  minutes(60);
  isVisible = false;
  await look();
  expect(read).toHaveBeenCalledTimes(1);
  isVisible = true;
  await look();
  expect(read).toHaveBeenCalledTimes(2);
  expect(offer).not.toHaveBeenCalled();
});

it("offers another build once", async () => {
  const look = start();
  read.mockResolvedValue("b");
  minutes(10);
  await look();
  minutes(10);
  await look();
  expect(offer).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledTimes(1);
});

it.each(["", "rejects"])("takes no answer for no other build (%j)", async (answer) => {
  const look = start();
  if (answer === "rejects") read.mockRejectedValue(new TypeError("Failed to fetch"));
  else read.mockResolvedValue(answer);
  minutes(10);
  await look();
  expect(offer).not.toHaveBeenCalled();
});
