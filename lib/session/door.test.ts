// @vitest-environment node
import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { getClient } from "#contract/client.ts";
import { signIn } from "#contract/session.ts";
import { aClient, testPassword, type SignedIn } from "#tests/backend/builders.ts";
import { aProfile } from "#tests/backend/profile-builders.ts";
import { standPlainForms } from "#tests/storefront/plain-forms.ts";
import { freshCookie, sessionCookies } from "./cookies.ts";
import { openDoor } from "./door.ts";

vi.mock("server-only", () => ({}));

const stand = standPlainForms();
let client: SignedIn;
let photoPath: string;
beforeAll(async () => {
  client = await aClient(stand.backend);
  const { id } = await aProfile(stand.backend, client.token);
  photoPath = `/clients/me/kids/${id}/photo`;
});

const kibibyte = 1024;
const uploadBytes = 9 * kibibyte * kibibyte;
const chunk = new Uint8Array(16 * kibibyte);

interface Upload {
  cookies: Record<string, string>;
  bytes?: number;
  /** What the browser says of the length; null for one that says nothing. */
  named?: string | null;
  type?: string;
  path?: string;
  method?: string;
}

/** Sends a body to the door that is made while it is read. */
async function upload({ cookies, bytes = uploadBytes, named = String(bytes), ...sent }: Upload) {
  const { type = "multipart/form-data; boundary=x", path = photoPath, method = "POST" } = sent;
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken >= bytes) return controller.close();
        taken += chunk.length;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers: Record<string, string> = {
    "content-type": type,
    "sec-fetch-site": "same-origin",
    cookie: cookie.join("; "),
  };
  if (named !== null) headers["content-length"] = named;
  const request = new NextRequest(`http://shop.test/api${path}`, { method, headers, body, duplex: "half" });
  const answer = await openDoor(request, path);
  return { status: answer.status, taken, cookies: answer.headers.getSetCookie() };
}

const madeUp = {
  [sessionCookies.token]: "made.up.token",
  [sessionCookies.refreshToken]: "made-up",
  [sessionCookies.clientId]: "1",
};
const freshly = { [freshCookie]: "1" };
const ofClient = () => ({ ...freshly, [sessionCookies.token]: client.token });
const isOver = expect.arrayContaining([expect.stringMatching(/^auth-token=;.*Max-Age=0/)]);

describe("a large body", () => {
  it.each([
    ["made up, said to be fresh", { ...madeUp, ...freshly }],
    ["made up and due", madeUp],
    ["made up, with nothing to renew it", { [sessionCookies.token]: "made.up.token", ...freshly }],
    ["to be renewed, and made up", { [sessionCookies.refreshToken]: "made-up" }],
  ])("is not read for a session that is %s", async (_, cookies) => {
    expect(await upload({ cookies })).toEqual({ status: 401, taken: 0, cookies: isOver });
    expect(await upload({ cookies, named: null })).toEqual({ status: 401, taken: 0, cookies: isOver });
    const json = { type: "application/json", path: "/clients/me", method: "PATCH", bytes: 100 * kibibyte };
    expect(await upload({ cookies, ...json })).toEqual({ status: 401, taken: 0, cookies: isOver });
  });

  it.each(["fresh", "due"])("is read for a client whose token is %s, and whose session is renewed", async (which) => {
    const { email } = await stand.backend.call(getClient, { token: client.token });
    const session = await stand.backend.call(signIn, { body: { email, password: testPassword } });
    const cookies = {
      [sessionCookies.token]: session.access_token,
      [sessionCookies.refreshToken]: session.refresh_token,
      [sessionCookies.clientId]: session.client_id,
      ...(which === "fresh" ? freshly : {}),
    };
    const { status, taken } = await upload({ cookies });
    expect([status, taken]).toEqual([422, uploadBytes]);
  });

  it("is not read for anybody while the API is away", async () => {
    stand.isAway = true;
    const { status, taken } = await upload({ cookies: ofClient() });
    stand.isAway = false;
    expect([status, taken]).toEqual([503, 0]);
  });

  it("is not read once a token has ended and cannot be renewed", async () => {
    const cookies = ofClient();
    stand.backend.clock.advance(24 * 3600_000);
    expect(await upload({ cookies })).toEqual({ status: 401, taken: 0, cookies: isOver });
  });
});

it("says by its code that the API is away, not that something broke", async () => {
  stand.isAway = true;
  const answer = await openDoor(new NextRequest("http://shop.test/api/products/4"), "/products/4");
  stand.isAway = false;
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: "UNAVAILABLE" })]);
});

it("a small body costs no question of its own, whoever it is from", async () => {
  const asked = vi.spyOn(stand.backend, "request");
  const { status } = await upload({ cookies: { ...madeUp, ...freshly }, bytes: 16 * kibibyte });
  expect(status).toBe(401);
  expect(asked.mock.calls.map(([path]) => path)).not.toContain("/clients/me");
});

it("a call that anybody may make takes a large body from anybody", async () => {
  const path = "/customer-service/tickets";
  const { taken } = await upload({ cookies: {}, path, method: "POST", bytes: 4 * kibibyte * kibibyte });
  expect(taken).toBe(4 * kibibyte * kibibyte);
});
