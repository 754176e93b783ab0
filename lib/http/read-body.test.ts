import { expect, it } from "vitest";
import { boundBody, readBody } from "./read-body.ts";

/** A body of pieces of four bytes, which tells how many were taken. */
function bodyOf(pieces: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (taken === pieces) return controller.close();
        taken += 1;
        controller.enqueue(new Uint8Array(4).fill(taken));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

it("reads a body of as many bytes as are allowed", async () => {
  expect([...((await readBody(bodyOf(2).body, 8)) ?? [])]).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
});

it("stops at the first byte too many, whatever the body announces", async () => {
  const { body, taken } = bodyOf(1_000_000);
  expect(await readBody(body, 7)).toBeNull();
  expect(taken()).toBe(2);
});

it("passes a body of as many bytes as are allowed on", async () => {
  const { body, isTooLarge } = boundBody(bodyOf(2).body, 8);
  expect(new Uint8Array(await new Response(body).arrayBuffer())).toHaveLength(8);
  expect(isTooLarge()).toBe(false);
});

it("breaks off for who reads a body by itself, and says why", async () => {
  const endless = bodyOf(1_000_000);
  const { body, isTooLarge } = boundBody(endless.body, 7);
  await expect(new Response(body).arrayBuffer()).rejects.toThrow("more than 7 bytes");
  expect(isTooLarge()).toBe(true);
  expect(endless.taken()).toBeLessThan(5);
});
