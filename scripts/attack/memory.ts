import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { endpoints } from "#contract/endpoints.ts";
import { createProfile } from "#contract/profiles.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { cookiesOf, openAccount, type Account } from "./calls.ts";
import { type Heap, type Held, openHeap } from "./heap.ts";
import type { AttackResult } from "./result.ts";

interface Watched {
  name: string;
  pid: number;
  /** Its `--inspect-port`. */
  inspectPort: number;
}

export interface MemoryInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  /** Processes that must hold no more afterwards. */
  watched: readonly Watched[];
  /** Calls through the door; at most 100,000. */
  calls?: number;
  /** Bodies of five megabytes through the door; at most 1,000. */
  uploads?: number;
  /** Requests under way at a time; at most 64, 8 where it is left out. */
  atOnce?: number;
  /** What a process makes once, compiled code and pools of connections, is there before it is measured. */
  warmUp?: { calls: number; uploads: number };
  /** What may be held more afterwards. */
  maxMoreMib?: number;
  /** So many times all of it is sent while more is held each time: what is made once is not made again, what is lost is. */
  rounds?: number;
}

const mebibyte = 1024 * 1024;
const settleMs = 30_000;
/** Large bodies of one visitor that the storefront reads at a time, and no more: the others would be refused. */
const uploadsAtOnce = 4;

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  /** Statuses of its answer; absent: any but a failure of the shop. */
  expected?: number;
}

/** A picture of a phone: what comes behind its end is no part of it. */
function aPhoto(bytes: number): File {
  const picture = readFileSync("docs/images/woman.jpg");
  const rest = Buffer.alloc(Math.max(0, bytes - picture.length));
  return new File([Buffer.concat([picture, rest])], "photo.jpg", { type: "image/jpeg" });
}

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const anyone = "attack@example.com";
const stranger = cookiesOf({ accessToken: "made.up.token", refreshToken: "made-up" });

/** Calls that are answered and calls that are refused, each in another way. */
function fewCalls(client: Record<string, string>): Sent[] {
  const json = { "content-type": "application/json" };
  const long = JSON.stringify({ email: "none", firstname: "x".repeat(4_000) });
  return [
    { method: "GET", path: "/products/4", expected: 200 },
    { method: "GET", path: "/products/99999999", expected: 404 },
    { method: "GET", path: "/clients/me/orders", headers: client, expected: 200 },
    { method: "GET", path: "/clients/me/orders", headers: stranger, expected: 401 },
    { method: "POST", path: "/subscribers", headers: json, body: long, expected: 422 },
  ];
}

/** Each kind of call there is, with nothing in it, from a visitor and from a client. */
function everyCall(client: Record<string, string>): Sent[] {
  const pathOf = ({ path }: Endpoint) => path.replaceAll(/:[a-z_]+/gi, "0");
  return [...endpoints.values()].flatMap((endpoint) => {
    const { method } = endpoint;
    const isJson = method !== "GET" && endpoint.accepts === "json";
    const sent: Sent = { method, path: pathOf(endpoint), ...(isJson ? { body: "{}" } : {}) };
    const type: Record<string, string> = isJson ? { "content-type": "application/json" } : {};
    return [
      { ...sent, headers: type },
      { ...sent, headers: { ...type, ...client } },
    ];
  });
}

/** Bodies of five megabytes, refused for their token, refused for what they lack, and taken. */
async function fewUploads(account: Account): Promise<(() => Sent)[]> {
  const { id } = await account.api.call(createProfile, {
    body: {
      profile_type: "KID",
      firstname: "Lou",
      gender: "GIRL",
      birthdate: "2021-05-04",
      top_size: "5 ans",
      bottom_size: "5 ans",
      shoe_size: "28",
    },
  });
  const client = cookiesOf(account);
  const photo = aPhoto(5 * mebibyte);
  const photoPath = `/clients/me/kids/${id}/photo`;
  const ticket = { object: "A question", content: "What is it?", sender_email: anyone, sender_name: "Zoé" };
  const tickets = "/customer-service/tickets";
  return [
    () => ({ method: "POST", path: photoPath, headers: stranger, body: formOf({ photo }), expected: 401 }),
    () => ({ method: "POST", path: photoPath, headers: client, body: formOf({ photo }), expected: 200 }),
    () => ({ method: "POST", path: tickets, body: formOf({ attachment: photo }), expected: 422 }),
    () => ({ method: "POST", path: tickets, body: formOf({ ...ticket, attachment: photo }), expected: 201 }),
  ];
}

/** One after the other, again and again. */
function nth<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("there is nothing to take turns");
  return item;
}

const total = ({ heapMib, outsideMib }: Held): number => heapMib + outsideMib;
const tell = ({ heapMib, outsideMib }: Held): string => `${heapMib.toFixed(1)} + ${outsideMib.toFixed(1)}`;

/** What is held once mails are sent and files are written: for as long as that takes, it may be more than is right. */
async function measureSettled(heap: Heap, most: number): Promise<Held> {
  const until = performance.now() + settleMs;
  let held = await heap.measure();
  while (total(held) > most && performance.now() < until) {
    await sleep(settleMs / 10);
    held = await heap.measure();
  }
  return held;
}

/**
 * Thousands of calls and hundreds of large bodies go through the door, taken and refused, every kind of call among them. What
 * the storefront and the API hold afterwards, once everything that can be is collected, is what they held before.
 */
export async function attackMemory(input: MemoryInput): Promise<AttackResult> {
  const { storefrontUrl, apiUrl, watched } = input;
  const calls = Math.min(input.calls ?? 20_000, 100_000);
  const uploads = Math.min(input.uploads ?? 200, 1_000);
  const atOnce = Math.min(input.atOnce ?? 8, 64);
  const { warmUp = { calls: 1_500, uploads: 8 }, maxMoreMib = 20, rounds = 1 } = input;
  const account = await openAccount(apiUrl);
  const wrong = new Map<string, number>();
  const send = async ({ method, path, headers, body, expected }: Sent): Promise<void> => {
    const outcome = await fetch(`${storefrontUrl}/api${path}`, {
      method,
      headers: { origin: storefrontUrl, ...headers },
      ...(body === undefined ? {} : { body }),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => String(error),
    );
    const isRight = expected === undefined ? typeof outcome === "number" && outcome < 500 : outcome === expected;
    const what = `${method} ${path}: ${outcome}`;
    if (!isRight) wrong.set(what, (wrong.get(what) ?? 0) + 1);
  };
  const sendAll = async (count: number, pick: (index: number) => Sent, most = atOnce): Promise<void> => {
    let next = 0;
    const inTurn = async () => {
      while (next < count) {
        const index = next;
        next += 1;
        await send(pick(index));
      }
    };
    await Promise.all(Array.from({ length: most }, inTurn));
  };

  const kinds = await fewUploads(account);
  const few = fewCalls(cookiesOf(account));
  /* One that nothing else needs: with some of these calls an account ends. */
  const other = await openAccount(apiUrl);
  const every = everyCall(cookiesOf(other));
  /* Every second call is one that is answered as it should be, the others are of every kind in turn. */
  const mixed = (index: number) => nth(index % 2 === 0 ? few : every, Math.floor(index / 2));
  const call = async (count: number): Promise<void> => {
    await sendAll(every.length, (index) => nth(every, index));
    await sendAll(count, mixed);
  };
  const upload = (count: number) => sendAll(count, (index) => nth(kinds, index)(), Math.min(atOnce, uploadsAtOnce));
  const heaps = new Map<string, Heap>();
  for (const { name, pid, inspectPort } of watched) heaps.set(name, await openHeap(pid, inspectPort));
  try {
    const held = new Map<string, Held[]>(watched.map(({ name }) => [name, []]));
    const latest = (name: string): Held => nth((held.get(name) ?? []).slice(-1), 0);
    const measure = async (mostOf: (name: string) => number = () => Infinity): Promise<void> => {
      for (const [name, heap] of heaps) held.get(name)?.push(await measureSettled(heap, mostOf(name)));
    };
    await call(warmUp.calls);
    await upload(warmUp.uploads);
    await measure();
    let grown = [...heaps.keys()];
    let round = 0;
    for (; round < rounds && grown.length > 0; round += 1) {
      const before = new Map([...heaps.keys()].map((name) => [name, total(latest(name))]));
      const mostOf = (name: string) => (before.get(name) ?? 0) + maxMoreMib;
      await call(calls);
      await measure();
      await upload(uploads);
      /* Another round tells as much as waiting does. */
      await (round === rounds - 1 ? measure(mostOf) : measure());
      grown = grown.filter((name) => total(latest(name)) > mostOf(name));
    }
    return {
      name: "memory",
      tries: round * (every.length + calls + uploads),
      failures: wrong.size + grown.length,
      note: [
        ...[...held].map(
          ([name, measures]) =>
            `${name} before, then after the calls and after the bodies ${measures.map(tell).join(", ")} MiB (heap + outside)`,
        ),
        ...[...wrong].slice(0, 5).map(([what, times]) => `${what} (${times} times)`),
      ].join("; "),
    };
  } finally {
    for (const heap of heaps.values()) heap.close();
  }
}
