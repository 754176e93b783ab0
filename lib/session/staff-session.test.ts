import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { openStaffSession } from "./staff-session.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it("has staff wait no longer than two seconds for an API that hangs", async () => {
  const asked = Promise.withResolvers<void>();
  const server = createServer(() => asked.resolve());
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { port } = server.address() as AddressInfo;
  const opened = openStaffSession(`http://127.0.0.1:${port}`, "a".repeat(43), {});
  await asked.promise;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await opened).toEqual({ kind: "waits", seconds: 5 });
});
