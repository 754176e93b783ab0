import { expect, it } from "vitest";
import { Gathered } from "./gathered.ts";

it("holds what was added, texts in their encoding", () => {
  const gathered = new Gathered();
  gathered.add("é");
  gathered.add("6162", "hex");
  gathered.add(new Uint8Array([99]));
  expect(gathered.whole(null)?.toString()).toBe("éabc");
  expect(gathered.whole(5)?.toString()).toBe("éabc");
});

it("holds nothing of what ended before its length, and nothing of what is too much", () => {
  const short = new Gathered();
  short.add("abc");
  expect(short.whole(4)).toBeNull();
  const long = new Gathered();
  long.add(new Uint8Array(1024 * 1024));
  expect(long.whole(null)).not.toBeNull();
  long.add("a");
  long.add("b");
  expect(long.whole(null)).toBeNull();
});
