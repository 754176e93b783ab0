import { afterEach, expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
vi.mock("next/server", () => ({ connection: async () => undefined }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function read(setting: string): Promise<Response> {
  vi.stubEnv("SERVICE_WORKER", setting);
  vi.stubEnv("BUILD_VERSION", "b7");
  const { GET } = await import("./route.ts");
  return GET();
}

it("names the build and the offline page of every language, and is asked for anew each time", async () => {
  const answer = await read("");
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(await answer.text()).toContain(
    JSON.stringify({
      version: "b7",
      isOff: false,
      offlinePages: { "": "/offline", de: "/de/offline", nl: "/nl/offline", es: "/es/offline" },
    }),
  );
});

it("is a worker that goes away when it is switched off", async () =>
  expect(await (await read("off")).text()).toContain('"isOff":true'));
